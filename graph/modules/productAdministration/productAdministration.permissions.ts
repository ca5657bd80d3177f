import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayRead = may('manageCatalog', 'read-catalog');
const mayManage = may('manageCatalog');

export const permissions: Permissions = {
  Query: { adminProducts: mayRead, adminProduct: mayRead, priceHistory: mayManage },
  Mutation: {
    createProduct: mayManage,
    updateProduct: mayManage,
    setProductStatus: mayManage,
    deleteProduct: mayManage,
    addProductImage: mayManage,
    updateProductImages: mayManage,
    removeProductImage: mayManage,
  },
  Product: { staff: mayRead },
};
