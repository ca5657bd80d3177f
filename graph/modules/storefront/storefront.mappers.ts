/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Product: '../modules/storefront/snapshot/shopProduct.ts#ShownProduct',
  ProductConnection: '../modules/storefront/shop/listProducts.ts#ProductPage',
  Variant: '../modules/storefront/snapshot/shopProduct.ts#VariantFacts',
  Collection: '../modules/storefront/snapshot/shopCollection.ts#ShopCollection',
  CollectionForStaff: '../modules/storefront/snapshot/shopCollection.ts#ShopCollection',
  Gemstone: '../modules/storefront/snapshot/shopProduct.ts#GemstoneFacts',
};
