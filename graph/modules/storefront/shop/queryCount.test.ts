import { beforeAll, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const { recordStatements: captureStatements } = useQueryLog(server);

beforeAll(async () => {
  const { prisma } = server;
  await aRate(prisma);
  for (let collectionIndex = 0; collectionIndex < 4; collectionIndex++) {
    const { id } = await aCollection(prisma);
    for (let productIndex = 0; productIndex < 6; productIndex++) {
      const product = await aProduct(prisma, {
        collectionId: id,
        pricingMode: 'RATE',
        gemstones: [{ kind: 'ruby' }],
        variants: [{ size: '12' }, { size: '14' }],
      });
      await aReview(prisma, product.id);
    }
  }
});

const FIELDS = `slug price stock rating tags modelUrl
  images { url alt } variants { size price } gemstones { kind carat } collection { name productCount }
  priceBreakdown { total } ratingCounts { stars count } reviewCount`;

test.each([
  [
    'a list with all fields of a product card',
    `{ products(first: 24) { totalCount edges { cursor node { ${FIELDS} } } } }`,
  ],
  [
    'a product with its related products',
    `{ product(id: "none") { slug } products(first: 1) { edges { node { related { ${FIELDS} } } } } }`,
  ],
  [
    'collections with their counts',
    '{ collections { slug productCount } collection(slug: "none") { slug } }',
  ],
  [
    'filters',
    '{ productFilters(filter: { category: GOLD, search: "rnig" }) { total inStock categories { count } gemstones { count } minPrice } }',
  ],
  [
    'suggestions',
    '{ searchSuggestions(text: "plain") { correctedSearch products { slug } collections { slug } } }',
  ],
  ['featured and trending products', '{ featuredProducts { slug } trendingProducts { slug } }'],
  [
    'the metal rates and the store',
    '{ metalRates { perTola } metalRateHistory(metal: GOLD) { perTola } store { name } }',
  ],
])('reading %s sends no database queries', async (_case, query) => {
  expect(await captureStatements(query)).toEqual([]);
});
