import { type EditPiecesQuery, useEditPiecesQuery } from './EditOrder.generated.ts';
import type { EditLine } from './editLines.ts';

export type PieceForSale = EditPiecesQuery['adminProducts']['edges'][number]['node']['variants'][number];

/** The sizes in which the pieces of an order are for sale now. */
export function useSizes(lines: readonly EditLine[]): (line: EditLine) => readonly PieceForSale[] {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort();
  const { data, previousData } = useEditPiecesQuery({ variables: { ids }, skip: ids.length === 0 });
  const products = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node) ?? [];
  return ({ productId }) => products.find(({ id }) => id === productId)?.variants ?? [];
}
