import { type EditPiecesQuery, useEditPiecesQuery } from './EditOrder.generated.ts';
import type { EditLine } from './editLines.ts';

export type VariantForSale = EditPiecesQuery['adminProducts']['edges'][number]['node']['variants'][number];

/** Loads the sizes in which the order's products are currently for sale. */
export function useSizes(lines: readonly EditLine[]): (line: EditLine) => readonly VariantForSale[] {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort();
  const { data, previousData } = useEditPiecesQuery({ variables: { ids }, skip: ids.length === 0 });
  const products = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node) ?? [];
  return ({ productId }) => products.find(({ id }) => id === productId)?.variants ?? [];
}
