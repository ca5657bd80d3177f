import type { ProductSave, ProductSaveResult, SaveContext } from './productSave.ts';
import { saveLowStockLimits } from './saveLowStockLimits.ts';
import { saveProducts } from './saveProducts.ts';
import { saveStockCells } from './saveStockCells.ts';

/**
 * Saves edits in small batches: products first, then stock, then low-stock limits. Each row is saved or refused
 * separately.
 */
export async function saveEdits(productSaves: readonly ProductSave[], saving: SaveContext): Promise<void> {
  const currentProducts = new Map(
    productSaves.map(({ productWithStock }) => [productWithStock.product.id, productWithStock]),
  );
  const onResult = (outcome: ProductSaveResult) => {
    if (outcome.productWithStock) currentProducts.set(outcome.id, outcome.productWithStock);
    saving.onResult(outcome);
  };
  await saveProducts(productSaves, { ...saving, onResult });
  const latest = () =>
    productSaves.map(({ productWithStock, edits }) => ({
      productWithStock: currentProducts.get(productWithStock.product.id) ?? productWithStock,
      edits,
    }));
  await saveStockCells(latest(), { ...saving, onResult }, currentProducts);
  await saveLowStockLimits(latest(), { ...saving, onResult }, currentProducts);
}
