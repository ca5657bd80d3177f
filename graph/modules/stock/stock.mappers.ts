import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  StockItem: '../modules/stock/desk/withLevels.ts#StockItem as StockItemRow',
  StockItemConnection: '../modules/stock/desk/listStockItems.ts#StockItemPage',
  StockTotals: '../modules/stock/desk/stockTotals.ts#StockSums',
  GoodsReceipt: row('GoodsReceipt'),
  GoodsReceiptConnection: '../modules/stock/receipts/listReceipts.ts#ReceiptPage',
  StockTransfer: row('StockTransfer'),
  StockTransferLine: '../modules/stock/transfers/transferLines.ts#TransferLine',
  StockTransferConnection: '../modules/stock/transfers/listTransfers.ts#TransferPage',
  StockTake: row('StockTake'),
  StockTakeLine: '../modules/stock/takes/takeLines.ts#TakeLine',
  StockTakeConnection: '../modules/stock/takes/listStockTakes.ts#StockTakePage',
};
