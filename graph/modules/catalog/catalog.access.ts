import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    adminCollections: staff('manageContent', 'read-catalog', 'write-catalog', 'write-content'),
    collectionCandidates: staff('manageContent'),
    rulePreview: staff('manageContent', 'write-catalog', 'write-content'),
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
    deleteProductImage: staff('manageCatalog', 'write-catalog'),
    setProductVideo: staff('manageCatalog', 'write-catalog'),
    deleteProductVideo: staff('manageCatalog', 'write-catalog'),
    setStock: staff('manageStock', 'write-catalog', 'write-stock'),
    createCollection: staff('manageContent', 'write-catalog', 'write-content'),
    updateCollection: staff('manageContent', 'write-catalog', 'write-content'),
    deleteCollection: staff('manageContent', 'write-catalog', 'write-content'),
    reorderCollections: staff('manageContent', 'write-catalog', 'write-content'),
    setCollectionMembers: staff('manageContent', 'write-catalog', 'write-content'),
    changePrices: staff('managePrices', 'write-catalog', 'write-prices'),
    setPrices: staff('managePrices', 'write-catalog', 'write-prices'),
  },
  fields: {
    'Collection.staff': staff('manageContent', 'read-catalog', 'write-catalog', 'write-content'),
    'Product.staff': staff('readCatalog', 'read-catalog', 'write-catalog'),
  },
} satisfies AccessTable;
