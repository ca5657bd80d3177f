import { readNumber } from '#domain/text/numbers.ts';
import { inCalls } from '#web/admin/list/bulk/inCalls.ts';
import { SaveSheetStockDocument } from '../Sheet.generated.ts';
import { locationOf, partsOf } from '../sheetCells.ts';
import type { SheetPiece } from '../sheetPieces.ts';
import { type PieceWork, type Saving, withStock } from './pieceWork.ts';

interface StockCell {
  id: string;
  variantId: string;
  cell: string;
  sku: string;
  location: string;
  quantity: number;
  expected: number;
}

/** A count says what it was read as, and is refused where there are others by now. */
export async function saveStock(
  works: readonly PieceWork[],
  { client, why, tell }: Saving,
  now: ReadonlyMap<string, SheetPiece>,
): Promise<void> {
  const cells = works.flatMap(({ piece, edits }) =>
    Object.entries(edits).flatMap(([cell, text]): StockCell[] => {
      const { variantId, column } = partsOf(cell);
      const location = locationOf(column);
      const variant = piece.product.variants.find(({ id }) => id === variantId);
      const quantity = readNumber(text);
      if (location === null || !variant || quantity === undefined) return [];
      const expected = piece.stock[variant.id]?.levels[location] ?? 0;
      const { id, sku } = variant;
      return [{ id: piece.product.id, variantId: id, cell, sku, location, quantity, expected }];
    }),
  );
  for (const some of inCalls(cells)) {
    const rows = some.map(({ sku, location, quantity, expected }) => ({ sku, location, quantity, expected }));
    const { data } = await client.mutate({
      mutation: SaveSheetStockDocument,
      variables: { input: { rows, reason: why.reason, note: why.note.trim() || null } },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.setStockLevels ?? {};
    for (const [index, { id, variantId, cell, location }] of some.entries()) {
      const result = results?.[index];
      const known = now.get(id);
      const piece =
        known && result?.quantity != null
          ? withStock(known, variantId, (stock) => ({
              ...stock,
              levels: { ...stock.levels, [location]: result.quantity ?? 0 },
            }))
          : undefined;
      const problem = result?.error ?? errors[0];
      tell({
        id,
        ...(piece && { piece }),
        ...(result?.ok ? { saved: [cell] } : { refused: { [cell]: problem?.message ?? '' } }),
      });
    }
  }
}
