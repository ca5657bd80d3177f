import { withUserErrors } from '#graph/errors/userErrors.ts';
import { toImage } from '#graph/media/images.ts';
import { countAlerts } from '#graph/modules/messages/listAlerts.ts';
import { findImages } from '#graph/modules/storefront/products.queries.ts';
import { listDeletions } from '#graph/pagination/listDeletions.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { canSeeCost } from '../canSeeCost.ts';
import { findRelatedProducts } from './chosenRelatedProducts.ts';
import { createProduct } from './createProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { listAdminProducts } from './listAdminProducts.ts';
import { addProductImage } from './photos/addProductImage.ts';
import { deleteProductImage } from './photos/deleteProductImage.ts';
import { updateProductImages } from './photos/updateProductImages.ts';
import { priceHistory } from './priceHistory.ts';
import { findStockLevel, findVariantStockStatuses } from './productStockLevel.ts';
import { setProductStatus } from './setProductStatus.ts';
import {
  findAnyProduct,
  findMissingRequirements,
  findRate,
  loadProductRow,
} from './staffProducts.queries.ts';
import { updateProduct } from './updateProduct.ts';
import { updateProducts } from './updateProducts.ts';
import { deleteProductVideo } from './video/deleteProductVideo.ts';
import { setProductVideo } from './video/setProductVideo.ts';

export const resolvers: Resolvers = {
  Query: {
    deletedProducts: (_parent, args, context) => listDeletions(context, 'PRODUCT', args),
    deletedVariants: (_parent, args, context) => listDeletions(context, 'VARIANT', args),
    adminProducts: (_parent, args, context) => listAdminProducts(context, args),
    adminProduct: (_parent, { id }, context) => findAnyProduct(context, id),
    priceHistory: (_parent, args, context) => priceHistory(context, args),
  },
  Mutation: {
    createProduct: (_parent, { input }, context) => withProductErrors(() => createProduct(context, input)),
    updateProduct: (_parent, { input }, context) => withProductErrors(() => updateProduct(context, input)),
    updateProducts: (_parent, { input }, context) => withUserErrors(() => updateProducts(context, input)),
    setProductStatus: (_parent, { input }, context) =>
      withProductErrors(() => setProductStatus(context, input)),
    addProductImage: (_parent, { input }, context) =>
      withProductErrors(() => addProductImage(context, input)),
    updateProductImages: (_parent, { input }, context) =>
      withProductErrors(() => updateProductImages(context, input)),
    deleteProductImage: (_parent, { input }, context) =>
      withProductErrors(() => deleteProductImage(context, input)),
    setProductVideo: (_parent, { input }, context) =>
      withProductErrors(() => setProductVideo(context, input)),
    deleteProductVideo: (_parent, { input }, context) =>
      withProductErrors(() => deleteProductVideo(context, input)),
    deleteProduct: (_parent, { input }, context) =>
      withUserErrors('deleted', () => deleteProduct(context, input)),
  },
  Product: {
    staff: (product, _args, { prisma }) => loadProductRow(prisma, product),
  },
  ProductForStaff: {
    makingPercent: (product) => (isFixed(product) ? null : makingPercent(product)),
    makingFixed: (product) => (isFixed(product) ? null : product.makingFixed),
    previousMakingPercent: (product) => (isFixed(product) ? makingPercent(product) : null),
    previousMakingFixed: (product) => (isFixed(product) ? product.makingFixed : null),
    cost: ({ cost }, _args, context) => (canSeeCost(context) ? cost : null),
    manualRelatedProducts: (product, _args, { prisma }) => findRelatedProducts(prisma, product),
    stockStatus: ({ id }, _args, context) => findStockLevel(context, id),
    variantStockStatuses: ({ id }, _args, context) => findVariantStockStatuses(context, id),
    images: (product, _args, { prisma }) => findImages(prisma, product),
    alertCount: ({ id }, _args, { prisma }) => countAlerts(prisma, id),
    missing: (product, _args, { prisma }) => findMissingRequirements(prisma, product),
  },
  ProductImage: {
    image: async (image, _args, { prisma }) =>
      toImage(image, await prisma.product.findUniqueOrThrow({ where: { id: image.productId } })),
  },
  PriceChange: {
    rate: (change, _args, { prisma }) => findRate(prisma, change),
  },
};

function isFixed({ pricingMode }: Product): boolean {
  return pricingMode === 'FIXED';
}

function makingPercent({ makingBasisPoints }: Product): number | null {
  return makingBasisPoints === null ? null : makingBasisPoints / 100;
}

function withProductErrors(write: () => Promise<Product>) {
  return withUserErrors('product', write);
}
