import { z } from 'zod';
import { newPhotoSchema } from '#domain/catalog/photoSchema.ts';
import { stockChangeSchema } from '#domain/catalog/stockChangeSchema.ts';
import { STAFF_STOCK_REASONS } from '#domain/stock/stockReasons.ts';
import { flag, listParam, lowerCaseEnum, toUpper } from '../../inputs.ts';
import { changesQuery, pageQuery, toNodes, toPageVariables } from '../../page.ts';
import { defineRoute } from '../../route.ts';
import { deletionQuery, deletionSchema, toDeletions, toDeletionVariables } from '../../shapes/changes.ts';
import { EXAMPLE_ID } from '../../shapes/entity.ts';
import {
  restockedProductSchema,
  staffProductSchema,
  toRestockedProduct,
  toStaffProduct,
} from '../../shapes/staffProduct.ts';
import { catalogQuery, toCatalogFilter } from '../catalogQuery.ts';
import {
  AddProductImageDocument,
  AdminProductDocument,
  AdminProductsDocument,
  DeletedProductsDocument,
  SetStockDocument,
} from './adminProducts.generated.ts';
import { createProductWriteRoutes, PRODUCT_STATUSES } from './createProductWriteRoutes.ts';

const SORTS = [
  'NEWEST',
  'OLDEST',
  'UPDATED',
  'UPDATED_DESC',
  'NAME',
  'PRICE_ASC',
  'PRICE_DESC',
  'STOCK_ASC',
  'STOCK_DESC',
  'POPULAR',
] as const;
const STOCK_STATES = ['OUT', 'LOW', 'ENOUGH'] as const;

const listQuery = {
  ...catalogQuery,
  status: listParam(lowerCaseEnum(PRODUCT_STATUSES))
    .optional()
    .describe('One or more, such as `draft,archived`.'),
  stock: lowerCaseEnum(STOCK_STATES)
    .optional()
    .describe('Stock status. `low`: at or below the low-stock limit.'),
  isFeatured: flag,
};

export const adminProducts = [
  defineRoute({
    method: 'GET',
    path: '/admin/products',
    summary: 'Lists matching products, including drafts and archived ones.',
    query: z.object({
      ...listQuery,
      sort: lowerCaseEnum(SORTS).default('newest'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: AdminProductsDocument,
    variables: ({ query }) => ({
      filter: {
        ...toCatalogFilter(query),
        statuses: query.status?.map((value) => toUpper(value)),
        stock: toUpper(query.stock),
        isFeatured: query.isFeatured,
        updatedFrom: query.updatedFrom?.start,
      },
      sort: toUpper(query.sort),
      ...toPageVariables(query),
    }),
    answer: { products: z.array(staffProductSchema) },
    data: ({ adminProducts }) => ({ products: toNodes(adminProducts).map(toStaffProduct) }),
    total: ({ adminProducts }) => adminProducts.totalCount ?? 0,
    sync: ({ adminProducts }) => adminProducts.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/products/deleted',
    summary: 'Lists deleted products in order of deletion.',
    query: deletionQuery,
    document: DeletedProductsDocument,
    variables: ({ query }) => toDeletionVariables(query),
    answer: { deleted: z.array(deletionSchema) },
    data: ({ deletedProducts }) => toDeletions(deletedProducts),
    sync: ({ deletedProducts }) => deletedProducts.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/products/:id',
    summary: 'Returns a product by id or slug in any status.',
    document: AdminProductDocument,
    variables: ({ params }) => params,
    answer: { product: staffProductSchema },
    data: ({ adminProduct }) => adminProduct && { product: toStaffProduct(adminProduct) },
  }),
  ...createProductWriteRoutes('/admin/products'),
  defineRoute({
    method: 'POST',
    path: '/admin/products/:id/images',
    summary: "Adds an uploaded photo at the end of a product's photos.",
    description: 'Upload it with `POST /admin/uploads` first. A product for sale needs at least one photo.',
    rules: newPhotoSchema,
    body: z.strictObject({
      uploadId: z.string().describe('`uploadId` returned by `POST /admin/uploads`.'),
      alt: z.string().describe('Alternative text, which describes the photo.'),
    }),
    example: { uploadId: EXAMPLE_ID, alt: 'The ring from above' },
    document: AddProductImageDocument,
    variables: ({ params, body }) => ({ input: { id: params.id, ...body } }),
    status: 201,
    answer: { product: staffProductSchema },
    data: ({ addProductImage: { product } }) => product && { product: toStaffProduct(product) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/admin/products/:id/stock',
    summary: 'Sets the stock of a product, or adds to or removes from it.',
    description:
      'Send exactly one of `stock`, `delta` and `variants`. If the product has several variants, `stock` and `delta` also require `size`.',
    rules: stockChangeSchema,
    body: z.strictObject({
      stock: z.int32().optional().describe('New quantity in stock.'),
      delta: z.int32().optional().describe('Quantity received, or negative if removed.'),
      size: z.string().optional(),
      variants: z.array(z.strictObject({ size: z.string().nullish(), stock: z.int32() })).optional(),
      reason: lowerCaseEnum(STAFF_STOCK_REASONS).optional(),
      note: z.string().nullish(),
    }),
    example: { delta: 1, reason: 'received' },
    document: SetStockDocument,
    variables: ({ params, body: { stock, delta, size, variants, reason, note }, seesStaffCatalog }) => ({
      seesStaffCatalog,
      input: {
        id: params.id,
        stock,
        delta,
        size,
        variants: variants?.map(({ size, stock }) => ({ size, stock })),
        reason: toUpper(reason),
        note,
      },
    }),
    answer: { product: restockedProductSchema },
    data: ({ setStock: { product } }) => product && { product: toRestockedProduct(product) },
  }),
];
