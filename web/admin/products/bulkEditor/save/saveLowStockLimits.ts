import { readNumber } from '#domain/text/readNumber.ts';
import { inCalls } from '#web/admin/list/bulk/inCalls.ts';
import { toStock } from '../readSheet.ts';
import { SaveSheetLowStockDocument } from '../Sheet.generated.ts';
import { partsOf } from '../sheetCells.ts';
import type { SheetPiece } from '../sheetPieces.ts';
import { type PieceWork, type Saving, withStock } from './pieceWork.ts';

interface LowCell {
  id: string;
  variantId: string;
  cell: string;
  sku: string;
  lowStock: number | null;
}

/** Sizes that are low at as many are set together. */
export async function saveLow(
  works: readonly PieceWork[],
  { client, tell }: Saving,
  now: ReadonlyMap<string, SheetPiece>,
): Promise<void> {
  const cells = works.flatMap(({ piece, edits }) =>
    Object.entries(edits).flatMap(([cell, text]): LowCell[] => {
      const { variantId, column } = partsOf(cell);
      const variant = piece.product.variants.find(({ id }) => id === variantId);
      if (column !== 'low' || !variant) return [];
      const { id, sku } = variant;
      return [{ id: piece.product.id, variantId: id, cell, sku, lowStock: readNumber(text) ?? null }];
    }),
  );
  for (const level of new Set(cells.map(({ lowStock }) => lowStock)))
    for (const some of inCalls(cells.filter(({ lowStock }) => lowStock === level)))
      await saveLevel(some, level);

  async function saveLevel(some: readonly LowCell[], lowStock: number | null): Promise<void> {
    if (some.length === 0) return;
    const { data } = await client.mutate({
      mutation: SaveSheetLowStockDocument,
      variables: { input: { skus: some.map(({ sku }) => sku), lowStock } },
      fetchPolicy: 'no-cache',
    });
    const { items, errors = [] } = data?.setLowStock ?? {};
    const [error] = errors;
    if (!items) {
      // One that is not there any more refuses the others of its call as well: these are asked for without it.
      const missing = some[Number(error?.field?.split('.')[1] ?? Number.NaN)];
      for (const { id, cell } of missing ? [missing] : some)
        tell({ id, refused: { [cell]: error?.message ?? '' } });
      return missing
        ? saveLevel(
            some.filter((one) => one !== missing),
            lowStock,
          )
        : undefined;
    }
    for (const { id, variantId, cell } of some) {
      const item = items.find((one) => one.id === variantId);
      const known = now.get(id);
      tell({
        id,
        saved: [cell],
        ...(known && item && { piece: withStock(known, variantId, () => toStock(item)) }),
      });
    }
  }
}
