import { readNumber } from '#domain/text/readNumber.ts';
import { type QuantityRow, saveQuantities } from '#web/admin/stock/desk/quantities/saveQuantities.ts';
import { locationOf, partsOf } from '../sheetCells.ts';
import type { SheetPiece } from '../sheetPieces.ts';
import { type PieceWork, type Saving, withStock } from './pieceWork.ts';

interface StockCell extends QuantityRow {
  id: string;
  variantId: string;
  cell: string;
}

/** A count says what it was read as, and is refused where there are others by now. */
export async function saveStockCells(
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
  await saveQuantities(
    client,
    cells,
    why,
    ({ id, variantId, cell, location }, { isApplied, quantity, problem }) => {
      const known = now.get(id);
      const piece =
        known && quantity !== null
          ? withStock(known, variantId, (stock) => ({
              ...stock,
              levels: { ...stock.levels, [location]: quantity },
            }))
          : undefined;
      tell({
        id,
        ...(piece && { piece }),
        ...(isApplied ? { saved: [cell] } : { refused: { [cell]: problem ?? '' } }),
      });
    },
  );
}
