import type { ProductSave, ProductSaveResult, SaveContext } from './productSave.ts';
import { saveLowStockLimits } from './saveLowStockLimits.ts';
import { saveProducts } from './saveProducts.ts';
import { saveStockCells } from './saveStockCells.ts';

/**
 * Saves edits in small batches: products first, then stock, then low-stock limits. Each row is saved or refused
 * separately.
 */
export async function saveEdits(works: readonly ProductSave[], saving: SaveContext): Promise<void> {
  const now = new Map(works.map(({ productWithStock }) => [productWithStock.product.id, productWithStock]));
  const onResult = (outcome: ProductSaveResult) => {
    if (outcome.productWithStock) now.set(outcome.id, outcome.productWithStock);
    saving.onResult(outcome);
  };
  await saveProducts(works, { ...saving, onResult });
  const latest = () =>
    works.map(({ productWithStock, edits }) => ({
      productWithStock: now.get(productWithStock.product.id) ?? productWithStock,
      edits,
    }));
  await saveStockCells(latest(), { ...saving, onResult }, now);
  await saveLowStockLimits(latest(), { ...saving, onResult }, now);
}
