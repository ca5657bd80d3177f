import { z } from 'zod';
import { SORTS } from '#domain/catalog/catalogTerms.ts';
import { reviewSchema as reviewRules } from '#domain/reviews/reviewSchema.ts';
import { flag, lowerCaseEnum, number, toUpper } from '../inputs.ts';
import { pageQuery, toConnectionArguments, toNodes } from '../page.ts';
import { defineRoute } from '../route.ts';
import { toReadOnlyFields } from '../shapes/entity.ts';
import { productSchema, toProduct } from '../shapes/product.ts';
import { reviewSchema, toReview } from '../shapes/review.ts';
import { catalogQuery, toCatalogFilter } from './catalogQuery.ts';
import {
  FeaturedProductsDocument,
  ProductCategoriesDocument,
  ProductDocument,
  ProductFiltersDocument,
  ProductsDocument,
  SubmitReviewDocument,
  TrendingProductsDocument,
} from './products.generated.ts';
import { createProductWriteRoutes } from './staff/createProductWriteRoutes.ts';

const filterQuery = { ...catalogQuery, inStock: flag.describe('True for products in stock only.') };
const limitQuery = z.object({ limit: number(z.int().min(1).max(50).default(8)) });
const choiceSchema = z.object({ value: z.string(), count: z.int() }).meta({ id: 'FilterChoice' });

export const products = [
  defineRoute({
    method: 'GET',
    path: '/products',
    summary: 'Lists matching products for sale.',
    query: z.object({ ...filterQuery, sort: lowerCaseEnum(SORTS).default('featured'), ...pageQuery }),
    document: ProductsDocument,
    variables: ({ query }) => ({
      filter: toFilter(query),
      sort: toUpper(query.sort),
      ...toConnectionArguments(query),
    }),
    answer: { products: z.array(productSchema) },
    data: ({ products }) => ({ products: toNodes(products).map(toProduct) }),
    total: ({ products }) => products.totalCount,
  }),
  defineRoute({
    method: 'GET',
    path: '/products/featured',
    summary: 'Lists featured products.',
    query: limitQuery,
    document: FeaturedProductsDocument,
    variables: ({ query }) => query,
    answer: { products: z.array(productSchema) },
    data: ({ featuredProducts }) => ({ products: featuredProducts.map(toProduct) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/products/trending',
    summary: 'Lists products in stock that sold most in the last 90 days.',
    query: limitQuery,
    document: TrendingProductsDocument,
    variables: ({ query }) => query,
    answer: { products: z.array(productSchema) },
    data: ({ trendingProducts }) => ({ products: trendingProducts.map(toProduct) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/products/categories',
    summary: 'Lists the categories with the number of products for sale.',
    document: ProductCategoriesDocument,
    answer: { categories: z.array(choiceSchema) },
    data: ({ productFilters }) => ({ categories: productFilters.categories.map(toChoice) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/products/filters',
    summary: 'Returns the filter options within a filter, with the number of products for each.',
    query: z.object(filterQuery),
    document: ProductFiltersDocument,
    variables: ({ query }) => ({ filter: toFilter(query) }),
    answer: {
      filters: z.object({
        total: z.int(),
        inStock: z.int(),
        minPrice: z.int().nullable(),
        maxPrice: z.int().nullable(),
        categories: z.array(choiceSchema),
        types: z.array(choiceSchema),
        metals: z.array(choiceSchema),
        purities: z.array(choiceSchema),
        gemstones: z.array(choiceSchema),
      }),
    },
    data: ({ productFilters: { categories, types, metals, ...rest } }) => ({
      filters: {
        ...rest,
        categories: categories.map(toChoice),
        types: types.map(toChoice),
        metals: metals.map(toChoice),
      },
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/products/:id',
    summary: 'Returns a product for sale by id or slug, with its newest reviews.',
    document: ProductDocument,
    variables: ({ params }) => params,
    answer: { product: productSchema.extend({ reviews: z.array(reviewSchema) }) },
    data: ({ product }) =>
      product && { product: { ...toProduct(product), reviews: toNodes(product.reviews).map(toReview) } },
  }),
  defineRoute({
    method: 'POST',
    path: '/products/:id/reviews',
    summary: 'Reviews a product, once per customer.',
    description: 'The store publishes a review after moderation.',
    rules: reviewRules,
    body: z.strictObject({
      ...toReadOnlyFields(reviewSchema),
      rating: z.int32().describe('1 to 5.'),
      title: z.string().nullish(),
      comment: z.string(),
    }),
    example: { rating: 5, comment: 'Very fine work, and it fits.' },
    document: SubmitReviewDocument,
    variables: ({ params, body: { rating, title, comment } }) => ({
      input: { productId: params.id, rating, title, comment },
    }),
    status: 201,
    answer: { review: reviewSchema },
    data: ({ submitReview: { review } }) => review && { review: toReview(review) },
  }),
  ...createProductWriteRoutes('/products'),
];

function toFilter(query: z.output<z.ZodObject<typeof filterQuery>>) {
  return { ...toCatalogFilter(query), inStock: query.inStock };
}

/** Converts the value to lower case, because categories, types and metals are enums. */
function toChoice({ value, count }: { value: string; count: number }) {
  return { value: value.toLowerCase(), count };
}
