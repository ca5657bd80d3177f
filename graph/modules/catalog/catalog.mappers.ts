import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  ProductForStaff: row('Product'),
  ProductImage: row('ProductImage'),
  Location: row('Location'),
  StockMove: row('StockMove'),
  StockMoveConnection: '../modules/catalog/stock/listStockMoves.ts#StockMovePage',
  PriceChange: row('PriceChange'),
  PriceChangeConnection: '../modules/catalog/staff/priceHistory.ts#PriceChangePage',
};
