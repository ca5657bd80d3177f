import { z } from 'zod';
import { newPhotographSchema } from '#domain/catalog/photographSchema.ts';
import { stockChangeSchema } from '#domain/catalog/stockChangeSchema.ts';
import { STAFF_STOCK_REASONS } from '#domain/stock/stockReasons.ts';
import { flag, listOf, oneOf, upper } from '../../inputs.ts';
import { changesQuery, pageQuery, sliceOf, toNodes } from '../../page.ts';
import { defineRoutes } from '../../route.ts';
import { goneQuery, goneSchema, goneVariables, toGone } from '../../shapes/changes.ts';
import { EXAMPLE_ID } from '../../shapes/entity.ts';
import {
  countedProductSchema,
  staffProductSchema,
  toCountedProduct,
  toStaffProduct,
} from '../../shapes/staffProduct.ts';
import { catalogFilter, catalogQuery } from '../catalogQuery.ts';
import {
  AddProductImageDocument,
  AdminProductDocument,
  AdminProductsDocument,
  DeletedProductsDocument,
  SetStockDocument,
} from './adminProducts.generated.ts';
import { PRODUCT_STATUSES, productWrites } from './productWrites.ts';

const route = defineRoutes('Admin');

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
const LEVELS = ['OUT', 'LOW', 'ENOUGH'] as const;

const listQuery = {
  ...catalogQuery,
  status: listOf(oneOf(PRODUCT_STATUSES)).optional().describe('One or several, `draft,archived`.'),
  stock: oneOf(LEVELS).optional().describe('How well it is in stock; low is one to three.'),
  isFeatured: flag,
};

export const adminProducts = [
  route({
    method: 'GET',
    path: '/admin/products',
    summary: 'Every piece that matches, drafts and archived ones too.',
    query: z.object({ ...listQuery, sort: oneOf(SORTS).default('newest'), ...changesQuery, ...pageQuery }),
    document: AdminProductsDocument,
    variables: ({ query }) => ({
      filter: {
        ...catalogFilter(query),
        statuses: query.status?.map((one) => upper(one)),
        stock: upper(query.stock),
        isFeatured: query.isFeatured,
        updatedFrom: query.updatedFrom?.start,
      },
      sort: upper(query.sort),
      ...sliceOf(query),
    }),
    answer: { products: z.array(staffProductSchema) },
    data: ({ adminProducts }) => ({ products: toNodes(adminProducts).map(toStaffProduct) }),
    total: ({ adminProducts }) => adminProducts.totalCount ?? 0,
    sync: ({ adminProducts }) => adminProducts.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/products/deleted',
    summary: 'Products that are no more, as they were deleted.',
    query: goneQuery,
    document: DeletedProductsDocument,
    variables: ({ query }) => goneVariables(query),
    answer: { deleted: z.array(goneSchema) },
    data: ({ deletedProducts }) => toGone(deletedProducts),
    sync: ({ deletedProducts }) => deletedProducts.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/products/:id',
    summary: 'One piece by id or slug, whatever its status.',
    document: AdminProductDocument,
    variables: ({ params }) => params,
    answer: { product: staffProductSchema },
    data: ({ adminProduct }) => adminProduct && { product: toStaffProduct(adminProduct) },
  }),
  ...productWrites('/admin/products', 'Admin'),
  route({
    method: 'POST',
    path: '/admin/products/:id/images',
    summary: "Puts an uploaded photograph at the end of a piece's photographs.",
    description: 'Send it to `POST /admin/uploads` first. A piece for sale needs one photograph at least.',
    rules: newPhotographSchema,
    body: z.strictObject({
      uploadId: z.string().describe('What `POST /admin/uploads` answered.'),
      alt: z.string().describe('What it shows, for those who do not see it.'),
    }),
    example: { uploadId: EXAMPLE_ID, alt: 'The ring from above' },
    document: AddProductImageDocument,
    variables: ({ params, body }) => ({ input: { id: params.id, ...body } }),
    status: 201,
    answer: { product: staffProductSchema },
    data: ({ addProductImage: { product } }) => product && { product: toStaffProduct(product) },
  }),
  route({
    method: 'PUT',
    path: '/admin/products/:id/stock',
    summary: "Counts a piece's stock anew, or adds to it and takes from it.",
    description: 'Send one of `stock`, `delta` (both with `size` where there are several) and `variants`.',
    rules: stockChangeSchema,
    body: z.strictObject({
      stock: z.int32().optional().describe('How many there are now.'),
      delta: z.int32().optional().describe('How many came in, or with a minus went out.'),
      size: z.string().optional(),
      variants: z.array(z.strictObject({ size: z.string().nullish(), stock: z.int32() })).optional(),
      reason: oneOf(STAFF_STOCK_REASONS).optional(),
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
        reason: upper(reason),
        note,
      },
    }),
    answer: { product: countedProductSchema },
    data: ({ setStock: { product } }) => product && { product: toCountedProduct(product) },
  }),
];
