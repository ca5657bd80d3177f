import { everybody, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    products: everybody,
    product: everybody,
    featuredProducts: everybody,
    trendingProducts: everybody,
    productFilters: everybody,
    collections: everybody,
    collection: everybody,
    searchSuggestions: everybody,
    adminProducts: staff('readCatalog', 'read-catalog'),
    adminProduct: staff('readCatalog', 'read-catalog'),
    deletedProducts: staff('readCatalog', 'read-catalog'),
    deletedVariants: staff('readCatalog', 'read-catalog'),
    priceHistory: staff('readCatalog', 'read-catalog'),
    stockMoves: staff('readCatalog', 'read-catalog', 'write-stock'),
  },
  Mutation: {
    createProduct: staff('manageCatalog', 'write-catalog'),
    updateProduct: staff('manageCatalog', 'write-catalog'),
    updateProducts: staff('manageCatalog', 'write-catalog'),
    setProductStatus: staff('manageCatalog', 'write-catalog'),
    deleteProduct: staff('manageCatalog', 'write-catalog'),
    addProductImage: staff('manageCatalog', 'write-catalog'),
    updateProductImages: staff('manageCatalog', 'write-catalog'),
    removeProductImage: staff('manageCatalog', 'write-catalog'),
    setStock: staff('manageStock', 'write-catalog', 'write-stock'),
    updateCollection: staff('manageContent', 'write-catalog'),
    importProducts: staff('manageCatalog', 'write-catalog'),
    changePrices: staff('managePrices', 'write-catalog'),
    setPrices: staff('managePrices', 'write-catalog'),
  },
  fields: {
    'Product.staff': staff('readCatalog', 'read-catalog', 'write-catalog'),
  },
} satisfies AccessTable;
