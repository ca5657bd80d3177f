import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import type { StockNote } from '#web/admin/stock/stockReasons.ts';
import type { CellProblems } from '../cellProblems.ts';
import type { ProductEdits } from '../cells.ts';
import type { ProductWithStock, VariantStock } from '../gridRows.ts';

/** A product with the edits to save. */
export interface ProductSave {
  productWithStock: ProductWithStock;
  edits: ProductEdits;
}

/** Result of saving cells of a product. */
export interface ProductSaveResult {
  id: string;
  /** Current product, if known. */
  productWithStock?: ProductWithStock;
  /** Saved cells. */
  saved?: readonly string[];
  /** Problems of refused cells, by cell. */
  refused?: CellProblems;
}

export interface SaveContext {
  client: ApolloClient;
  i18n: I18n;
  stockNote: StockNote;
  /** Called with each product's result as soon as it is known. */
  onResult: (outcome: ProductSaveResult) => void;
}

/** Returns the product with a new stock level of a variant. */
export function setStock(
  productWithStock: ProductWithStock,
  variantId: string,
  change: (stock: VariantStock) => VariantStock,
): ProductWithStock {
  const stock = productWithStock.stock[variantId] ?? { levels: {}, lowStock: null, lowStockLimit: 0 };
  return { ...productWithStock, stock: { ...productWithStock.stock, [variantId]: change(stock) } };
}
