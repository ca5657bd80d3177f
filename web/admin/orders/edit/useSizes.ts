import { useEditPiecesQuery } from './EditOrder.generated.ts';
import type { EditLine } from './editLines.ts';

/** The sizes in which the pieces of an order are for sale now. */
export function useSizes(lines: readonly EditLine[]): (line: EditLine) => readonly string[] {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort();
  const { data, previousData } = useEditPiecesQuery({ variables: { ids }, skip: ids.length === 0 });
  const products = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node) ?? [];
  return ({ productId }) =>
    products.find(({ id }) => id === productId)?.variants.flatMap(({ size }) => size ?? []) ?? [];
}
