import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayRead = may('manageCatalog', 'read-catalog');
const mayWrite = may('manageCatalog', 'write-catalog');

export const permissions: Permissions = {
  Query: { adminProducts: mayRead, adminProduct: mayRead, priceHistory: may('manageCatalog') },
  Mutation: {
    createProduct: mayWrite,
    updateProduct: mayWrite,
    setProductStatus: mayWrite,
    deleteProduct: mayWrite,
    addProductImage: mayWrite,
    updateProductImages: mayWrite,
    removeProductImage: mayWrite,
  },
  // Who writes a piece is answered what was written; nothing of it is about a person.
  Product: { staff: may('manageCatalog', 'read-catalog', 'write-catalog') },
};
