import { beforeAll, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const sentFor = useQueryLog(server);

beforeAll(async () => {
  const { prisma } = server;
  await aRate(prisma);
  for (let collection = 0; collection < 4; collection++) {
    const { id } = await aCollection(prisma);
    for (let piece = 0; piece < 6; piece++) {
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

async function findQueries(query: string): Promise<number> {
  return (await sentFor(query)).filter((sql) => sql.startsWith('SELECT')).length;
}

const FIELDS = `slug price stock rating tags modelUrl
  images { url alt } variants { size price } gemstones { kind carat } collection { name productCount }
  priceBreakdown { total } ratingCounts { stars count } reviewCount`;

test('a list of 24 with all that a card shows costs as many queries as a list of one', async () => {
  const list = (first: number) => `{ products(first: ${first}) { edges { node { ${FIELDS} } } } }`;
  const one = await findQueries(list(1));
  expect(await findQueries(list(24))).toBeLessThanOrEqual(one + 4);
  expect(one).toBeLessThanOrEqual(14);
});

test('a plain list is one query, and a second one counts when the total is asked for', async () => {
  expect(await findQueries('{ products { edges { cursor node { slug price } } } }')).toBe(1);
  expect(await findQueries('{ products { totalCount edges { node { slug } } } }')).toBe(2);
});

test('collections with their counts are two queries', async () => {
  expect(await findQueries('{ collections { slug productCount } }')).toBe(2);
});

test('the filters of the catalog are four queries', async () => {
  expect(
    await findQueries(
      '{ productFilters(filter: { category: GOLD }) { total inStock categories { count } gemstones { count } } }',
    ),
  ).toBe(4);
});
