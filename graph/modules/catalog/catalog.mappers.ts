import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Product: '../modules/catalog/snapshot/shopProduct.ts#ShownProduct',
  ProductConnection: '../modules/catalog/shop/listProducts.ts#ProductPage',
  Variant: '../modules/catalog/snapshot/shopProduct.ts#VariantFacts',
  Collection: '../modules/catalog/snapshot/shopCollection.ts#ShopCollection',
  CollectionStaffFacts: '../modules/catalog/snapshot/shopCollection.ts#ShopCollection',
  Gemstone: '../modules/catalog/snapshot/shopProduct.ts#GemstoneFacts',
  ProductStaffFacts: row('Product'),
  ProductImage: row('ProductImage'),
  Location: row('Location'),
  StockMove: row('StockMove'),
  StockMoveConnection: '../modules/catalog/stock/listStockMoves.ts#StockMovePage',
  PriceChange: row('PriceChange'),
  PriceChangeConnection: '../modules/catalog/staff/priceHistory.ts#PriceChangePage',
  ImportedPiece: '../modules/catalog/import/importProduct.ts#ImportedPiece as ImportedPieceRow',
};
