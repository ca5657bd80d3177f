import { readNumber } from '#domain/text/readNumber.ts';
import { splitIntoBatches } from '#web/admin/list/bulk/splitIntoBatches.ts';
import { parseCellName } from '../cells.ts';
import type { ProductWithStock } from '../gridRows.ts';
import { toStock } from '../loadProducts.ts';
import { SaveSheetLowStockDocument } from '../Sheet.generated.ts';
import { type ProductSave, type SaveContext, setStock } from './productSave.ts';

interface LowStockCell {
  id: string;
  variantId: string;
  cell: string;
  sku: string;
  lowStock: number | null;
}

/** Saves low-stock limits. Variants with the same limit share a request. */
export async function saveLowStockLimits(
  productSaves: readonly ProductSave[],
  { client, onResult }: SaveContext,
  currentProducts: ReadonlyMap<string, ProductWithStock>,
): Promise<void> {
  const cells = productSaves.flatMap(({ productWithStock, edits }) =>
    Object.entries(edits).flatMap(([cell, text]): LowStockCell[] => {
      const { variantId, column } = parseCellName(cell);
      const variant = productWithStock.product.variants.find(({ id }) => id === variantId);
      if (column !== 'low' || !variant) return [];
      const { id, sku } = variant;
      return [
        { id: productWithStock.product.id, variantId: id, cell, sku, lowStock: readNumber(text) ?? null },
      ];
    }),
  );
  for (const level of new Set(cells.map(({ lowStock }) => lowStock)))
    for (const cellBatch of splitIntoBatches(cells.filter(({ lowStock }) => lowStock === level)))
      await saveLevel(cellBatch, level);

  async function saveLevel(batch: readonly LowStockCell[], lowStock: number | null): Promise<void> {
    if (batch.length === 0) return;
    const { data } = await client.mutate({
      mutation: SaveSheetLowStockDocument,
      variables: { input: { skus: batch.map(({ sku }) => sku), lowStock } },
      fetchPolicy: 'no-cache',
    });
    const { items, errors = [] } = data?.setLowStock ?? {};
    const [error] = errors;
    if (!items) {
      // If a variant was deleted, the server refuses the entire request, so it is retried without that variant.
      const deletedCell = batch[Number(error?.field?.split('.')[1] ?? Number.NaN)];
      for (const { id, cell } of deletedCell ? [deletedCell] : batch)
        onResult({ id, refused: { [cell]: error?.message ?? '' } });
      return deletedCell
        ? saveLevel(
            batch.filter((candidate) => candidate !== deletedCell),
            lowStock,
          )
        : undefined;
    }
    for (const { id, variantId, cell } of batch) {
      const item = items.find((candidate) => candidate.id === variantId);
      const currentProduct = currentProducts.get(id);
      onResult({
        id,
        saved: [cell],
        ...(currentProduct &&
          item && { productWithStock: setStock(currentProduct, variantId, () => toStock(item)) }),
      });
    }
  }
}
