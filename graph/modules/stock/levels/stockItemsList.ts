import type { StockItemFilter, StockItemSort } from '#graph/schema/schema.generated.ts';
import { grams, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import type { StockItem } from './addStockLevels.ts';
import { listStockItems, stockItemSorts } from './listStockItems.ts';

export const stockItemsList = defineExportedList<StockItem, StockItemFilter>({
  action: 'readCatalog',
  // UPDATED is for integrations that follow changes.
  sorts: Object.keys(stockItemSorts).filter((sort) => sort !== 'UPDATED'),
  page: (context, { sort: [sort], ...listArgs }) =>
    listStockItems(context, { ...listArgs, sort: sort as StockItemSort }),
  columns: {
    product: text(({ product }) => product.name, 36),
    sku: text(({ sku }) => sku, 18),
    size: text(({ size }) => size, 8),
    state: text(({ state }) => state, 10),
    quantity: number(({ quantity }) => quantity, 10),
    held: number(({ held }) => held, 10),
    incoming: number(({ incoming }) => incoming, 10),
    lowStockThreshold: number(({ lowStockThreshold }) => lowStockThreshold, 8),
    levels: text(
      ({ levels }) =>
        levels
          .filter(({ quantity }) => quantity > 0)
          .map(({ location, quantity }) => `${location.name}: ${quantity}`)
          .join(', '),
      36,
    ),
    category: text(({ product }) => product.category, 12),
    type: text(({ product }) => product.type, 14),
    price: number(({ price }) => price),
    weightMg: grams(({ weightMg }) => weightMg),
  },
});
