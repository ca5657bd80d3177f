import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

async function filters(filter: Record<string, unknown> | null) {
  const { data, errors } = await server.graphql(
    `query Filters($filter: ProductFilter) {
      productFilters(filter: $filter) {
        total inStock minPrice maxPrice minPriceWithTax maxPriceWithTax
        categories { value count } types { value count } metals { value count }
        purities { value count } gemstones { value count }
      }
    }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data?.productFilters;
}

const choices = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

beforeAll(async () => {
  const { prisma } = server;
  const gold = { category: 'GOLD', metal: 'GOLD', purity: '22K' } as const;
  const silver = { category: 'SILVER', metal: 'SILVER', purity: '925' } as const;
  const diamond = { category: 'DIAMOND', metal: 'GOLD', purity: '18K' } as const;
  await aProduct(prisma, { ...gold, type: 'RINGS', price: 1000 });
  await aProduct(prisma, { ...gold, type: 'RINGS', price: 2000, stock: 0 });
  await aProduct(prisma, { ...gold, type: 'NECKLACES', price: 3000, gemstones: [{ kind: 'ruby' }] });
  await aProduct(prisma, { ...silver, type: 'RINGS', price: 400, gemstones: [{ kind: 'ruby' }] });
  await aProduct(prisma, {
    ...diamond,
    type: 'EARRINGS',
    price: 9000,
    gemstones: [{ kind: 'diamond' }, { kind: 'diamond' }, { kind: 'ruby' }],
  });
  await aProduct(prisma, { ...gold, purity: '24K', status: 'DRAFT', gemstones: [{ kind: 'opal' }] });
});

test('without a filter, all products for sale are counted, once per kind of stone', async () => {
  expect(await filters(null)).toEqual({
    total: 5,
    inStock: 4,
    minPrice: 400,
    maxPrice: 9000,
    minPriceWithTax: 472,
    maxPriceWithTax: 10_620,
    categories: choices({ GOLD: 3, SILVER: 1, DIAMOND: 1 }),
    types: choices({ RINGS: 3, NECKLACES: 1, EARRINGS: 1 }),
    metals: choices({ GOLD: 4, SILVER: 1 }),
    purities: [
      { value: '22K', count: 3 },
      { value: '18K', count: 1 },
      { value: '925', count: 1 },
    ],
    gemstones: choices({ diamond: 1, ruby: 3 }),
  });
});

test('a facet’s counts ignore its own filter, but other facets apply it', async () => {
  expect(await filters({ category: 'GOLD' })).toMatchObject({
    total: 3,
    inStock: 2,
    minPrice: 1000,
    maxPrice: 3000,
    categories: choices({ GOLD: 3, SILVER: 1, DIAMOND: 1 }),
    types: choices({ RINGS: 2, NECKLACES: 1 }),
    metals: choices({ GOLD: 3 }),
    gemstones: choices({ ruby: 1 }),
  });
});

test('several facets and values are combined', async () => {
  const filter = { metals: ['GOLD', 'SILVER'], purities: ['22K', '925'], type: 'RINGS' };
  expect(await filters(filter)).toMatchObject({
    total: 3,
    categories: choices({ GOLD: 2, SILVER: 1 }),
    types: choices({ RINGS: 3, NECKLACES: 1 }),
    metals: choices({ GOLD: 2, SILVER: 1 }),
    purities: [
      { value: '22K', count: 2 },
      { value: '925', count: 1 },
    ],
    gemstones: choices({ ruby: 1 }),
  });
});

test('the counts of stones ignore the selected stones', async () => {
  expect(await filters({ gemstones: ['diamond'] })).toMatchObject({
    total: 1,
    gemstones: choices({ diamond: 1, ruby: 3 }),
    categories: choices({ DIAMOND: 1 }),
  });
});

test('the price range ignores the selected prices, and the in-stock count ignores its own filter', async () => {
  expect(await filters({ category: 'GOLD', minPrice: 1500, maxPrice: 2500 })).toMatchObject({
    total: 1,
    inStock: 0,
    minPrice: 1000,
    maxPrice: 3000,
  });
  expect(await filters({ category: 'GOLD', inStock: true })).toMatchObject({ total: 2, inStock: 2 });
});

test('each count equals the number of results when its value is selected', async () => {
  const filter = { type: 'RINGS', maxPrice: 2000 };
  const { categories, metals } = await filters(filter);
  for (const { value, count } of categories)
    expect((await filters({ ...filter, category: value })).total).toBe(count);
  for (const { value, count } of metals)
    expect((await filters({ ...filter, metals: [value] })).total).toBe(count);
});

test('a purity is accepted in lower case', async () => {
  expect(await filters({ purities: ['22k'] })).toEqual(await filters({ purities: ['22K'] }));
});

test('there are no choices if nothing matches', async () => {
  expect(await filters({ search: 'platinum' })).toEqual({
    total: 0,
    inStock: 0,
    minPrice: null,
    maxPrice: null,
    minPriceWithTax: null,
    maxPriceWithTax: null,
    categories: [],
    types: [],
    metals: [],
    purities: [],
    gemstones: [],
  });
});
