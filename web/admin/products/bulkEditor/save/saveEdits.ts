import type { ProductSave, ProductSaveResult, SaveContext } from './productSave.ts';
import { saveLowStockLimits } from './saveLowStockLimits.ts';
import { saveProducts } from './saveProducts.ts';
import { saveStockCells } from './saveStockCells.ts';

/**
 * Saves edits in small batches: products first, then stock, then low-stock limits. Each row is saved or refused
 * separately.
 */
export async function saveEdits(
  productSaves: readonly ProductSave[],
  saveContext: SaveContext,
): Promise<void> {
  const currentProducts = new Map(
    productSaves.map(({ productWithStock }) => [productWithStock.product.id, productWithStock]),
  );
  const onResult = (outcome: ProductSaveResult) => {
    if (outcome.productWithStock) currentProducts.set(outcome.id, outcome.productWithStock);
    saveContext.onResult(outcome);
  };
  await saveProducts(productSaves, { ...saveContext, onResult });
  const getLatestProduct = () =>
    productSaves.map(({ productWithStock, edits }) => ({
      productWithStock: currentProducts.get(productWithStock.product.id) ?? productWithStock,
      edits,
    }));
  await saveStockCells(getLatestProduct(), { ...saveContext, onResult }, currentProducts);
  await saveLowStockLimits(getLatestProduct(), { ...saveContext, onResult }, currentProducts);
}
