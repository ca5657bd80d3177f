import { describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../testing/callers.ts';
import { createProductWriteCases } from '../testing/createProductWriteCases.ts';
import { ANYONE, describeRoutes, SIGNED_IN } from '../testing/describeRoutes.ts';
import { products } from './products.ts';

const server = useTestServer();
const stones = [{ kind: 'ruby', milliCarat: 500, count: 1, cut: 'round' }];
const review = { rating: 5, title: 'Lovely', comment: 'Well made, and it fits.' };

const aReviewedProduct = async () => {
  const product = await aProduct(server.prisma, { gemstones: stones, variants: [{ size: '12' }] });
  await aReview(server.prisma, product.id);
  return product;
};
const seedProduct = async () => {
  await aReviewedProduct();
  return {};
};

describeRoutes(server, products, {
  'GET /products': {
    allowedCallers: ANYONE,
    request: async () => {
      const { id } = await aReviewedProduct();
      const query = {
        search: 'ring',
        metal: 'gold,silver',
        purity: '22K',
        inStock: 'true',
        sort: 'price_asc',
      };
      return { id, query: { ...query, minPrice: '1', limit: '3' } };
    },
    invalidRequests: {
      category: { query: { category: 'wood' } },
      minPrice: { query: { minPrice: 'cheap' } },
      sort: { query: { sort: 'random' } },
      limit: { query: { limit: '101' } },
      page: { query: { page: '102', limit: '100' } },
      inStock: { query: { inStock: 'perhaps' } },
    },
  },
  'GET /products/featured': {
    allowedCallers: ANYONE,
    request: seedProduct,
    invalidRequests: { limit: { query: { limit: '51' } } },
  },
  'GET /products/trending': {
    allowedCallers: ANYONE,
    request: seedProduct,
    invalidRequests: { limit: { query: { limit: '0' } } },
  },
  'GET /products/categories': { allowedCallers: ANYONE, request: seedProduct },
  'GET /products/filters': {
    allowedCallers: ANYONE,
    request: async () => {
      await aReviewedProduct();
      return { query: { category: 'gold' } };
    },
    invalidRequests: { 'metal.0': { query: { metal: 'tin' } } },
  },
  'GET /products/:id': {
    allowedCallers: ANYONE,
    request: async () => ({ id: (await aReviewedProduct()).id }),
  },
  'POST /products/:id/reviews': {
    allowedCallers: SIGNED_IN,
    request: async () => ({ id: (await aReviewedProduct()).id, body: review }),
    invalidRequests: {
      rating: { body: { ...review, rating: 'five' } },
      comment: { status: 422, body: { ...review, comment: 'Good' } },
    },
  },
  ...createProductWriteCases(server, '/products'),
});

describe('products over REST', () => {
  const get = async (path: string) => (await server.app.inject(`/api/products${path}`)).json();

  test('can be read by id and slug while they are for sale', async () => {
    const { id, slug } = await aReviewedProduct();
    expect((await get(`/${slug}`)).data.product).toMatchObject({ id, _id: id, slug, status: 'active' });
    const draft = await aProduct(server.prisma, { status: 'DRAFT' });
    expect((await get(`/${draft.id}`)).code).toBe('NOT_FOUND');
  });

  test('contain the weight in grams, enum values in lower case and the total stock', async () => {
    const sizes = [
      { size: '12', stock: 2 },
      { size: '14', stock: 3 },
    ];
    const { id } = await aProduct(server.prisma, { weightMg: 4250, variants: sizes, gemstones: stones });
    expect((await get(`/${id}`)).data.product).toMatchObject({
      category: 'gold',
      type: 'rings',
      stock: 5,
      image: expect.stringMatching(/^\/media\//),
      specifications: {
        weight: { value: 4.25, unit: 'g' },
        metal: 'gold',
        purity: '22K',
        gemstones: [{ kind: 'ruby', carat: 0.5, count: 1 }],
      },
      variants: [
        { sku: expect.any(String), size: '12', stock: 2 },
        { sku: expect.any(String), size: '14', stock: 3 },
      ],
    });
  });

  test('are returned in pages that do not overlap', async () => {
    for (let createdCount = 0; createdCount < 3; createdCount += 1) await aReviewedProduct();
    const first = await get('?limit=2&page=1&sort=newest');
    const second = await get('?limit=2&page=2&sort=newest');
    const { total } = first.pagination;
    expect(first.pagination).toEqual({ page: 1, limit: 2, total, pages: Math.ceil(total / 2) });
    const ids = [...first.data.products, ...second.data.products].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('accept one review per customer', async () => {
    const { token } = await aCaller(server, 'customer');
    const { id } = await aReviewedProduct();
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/products/${id}/reviews`,
        headers: { authorization: `Bearer ${token}` },
        payload: review,
      });
    expect((await post()).json().data.review).toMatchObject({ rating: 5, isVerifiedPurchase: false });
    const secondResponse = await post();
    expect([secondResponse.statusCode, secondResponse.json().code]).toEqual([409, 'NOT_ALLOWED']);
  });
});
