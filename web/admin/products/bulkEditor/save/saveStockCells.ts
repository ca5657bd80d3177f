import { readNumber } from '#domain/text/readNumber.ts';
import { type QuantityRow, saveQuantities } from '#web/admin/stock/levels/quantities/saveQuantities.ts';
import { getLocationId, parseCellName } from '../cells.ts';
import type { ProductWithStock } from '../gridRows.ts';
import { type ProductSave, type SaveContext, setStock } from './productSave.ts';

interface StockCell extends QuantityRow {
  id: string;
  variantId: string;
  cell: string;
}

/** Saves stock counts. A count is sent with the stock it replaces, and is refused if that stock has changed. */
export async function saveStockCells(
  productSaves: readonly ProductSave[],
  { client, stockNote, onResult }: SaveContext,
  currentProducts: ReadonlyMap<string, ProductWithStock>,
): Promise<void> {
  const cells = productSaves.flatMap(({ productWithStock, edits }) =>
    Object.entries(edits).flatMap(([cell, text]): StockCell[] => {
      const { variantId, column } = parseCellName(cell);
      const location = getLocationId(column);
      const variant = productWithStock.product.variants.find(({ id }) => id === variantId);
      const quantity = readNumber(text);
      if (location === null || !variant || quantity === undefined) return [];
      const expectedQuantity = productWithStock.stock[variant.id]?.levels[location] ?? 0;
      const { id, sku } = variant;
      return [
        {
          id: productWithStock.product.id,
          variantId: id,
          cell,
          sku,
          location,
          quantity,
          expected: expectedQuantity,
        },
      ];
    }),
  );
  await saveQuantities(
    client,
    cells,
    stockNote,
    ({ id, variantId, cell, location }, { isApplied, quantity, problem }) => {
      const currentProduct = currentProducts.get(id);
      const updatedProduct =
        currentProduct && quantity !== null
          ? setStock(currentProduct, variantId, (stock) => ({
              ...stock,
              levels: { ...stock.levels, [location]: quantity },
            }))
          : undefined;
      onResult({
        id,
        ...(updatedProduct && { productWithStock: updatedProduct }),
        ...(isApplied ? { saved: [cell] } : { refused: { [cell]: problem ?? '' } }),
      });
    },
  );
}
