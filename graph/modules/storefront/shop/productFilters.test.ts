import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

async function readFilters(filter: Record<string, unknown> | null) {
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

const buildChoices = (counts: Record<string, number>) =>
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
  expect(await readFilters(null)).toEqual({
    total: 5,
    inStock: 4,
    minPrice: 400,
    maxPrice: 9000,
    minPriceWithTax: 472,
    maxPriceWithTax: 10_620,
    categories: buildChoices({ GOLD: 3, SILVER: 1, DIAMOND: 1 }),
    types: buildChoices({ RINGS: 3, NECKLACES: 1, EARRINGS: 1 }),
    metals: buildChoices({ GOLD: 4, SILVER: 1 }),
    purities: [
      { value: '22K', count: 3 },
      { value: '18K', count: 1 },
      { value: '925', count: 1 },
    ],
    gemstones: buildChoices({ diamond: 1, ruby: 3 }),
  });
});

test('a filter does not limit the counts of its own facet, but it limits those of other facets', async () => {
  expect(await readFilters({ category: 'GOLD' })).toMatchObject({
    total: 3,
    inStock: 2,
    minPrice: 1000,
    maxPrice: 3000,
    categories: buildChoices({ GOLD: 3, SILVER: 1, DIAMOND: 1 }),
    types: buildChoices({ RINGS: 2, NECKLACES: 1 }),
    metals: buildChoices({ GOLD: 3 }),
    gemstones: buildChoices({ ruby: 1 }),
  });
});

test('several facets and values are combined', async () => {
  const filter = { metals: ['GOLD', 'SILVER'], purities: ['22K', '925'], type: 'RINGS' };
  expect(await readFilters(filter)).toMatchObject({
    total: 3,
    categories: buildChoices({ GOLD: 2, SILVER: 1 }),
    types: buildChoices({ RINGS: 3, NECKLACES: 1 }),
    metals: buildChoices({ GOLD: 2, SILVER: 1 }),
    purities: [
      { value: '22K', count: 2 },
      { value: '925', count: 1 },
    ],
    gemstones: buildChoices({ ruby: 1 }),
  });
});

test('the counts of stones ignore the selected stones', async () => {
  expect(await readFilters({ gemstones: ['diamond'] })).toMatchObject({
    total: 1,
    gemstones: buildChoices({ diamond: 1, ruby: 3 }),
    categories: buildChoices({ DIAMOND: 1 }),
  });
});

test('the price range ignores the selected prices, and the in-stock count ignores its own filter', async () => {
  expect(await readFilters({ category: 'GOLD', minPrice: 1500, maxPrice: 2500 })).toMatchObject({
    total: 1,
    inStock: 0,
    minPrice: 1000,
    maxPrice: 3000,
  });
  expect(await readFilters({ category: 'GOLD', inStock: true })).toMatchObject({ total: 2, inStock: 2 });
});

test('each count equals the number of results when its value is selected', async () => {
  const filter = { type: 'RINGS', maxPrice: 2000 };
  const { categories, metals } = await readFilters(filter);
  for (const { value, count } of categories)
    expect((await readFilters({ ...filter, category: value })).total).toBe(count);
  for (const { value, count } of metals)
    expect((await readFilters({ ...filter, metals: [value] })).total).toBe(count);
});

test('a purity is accepted in lower case', async () => {
  expect(await readFilters({ purities: ['22k'] })).toEqual(await readFilters({ purities: ['22K'] }));
});

test('there are no choices if nothing matches', async () => {
  expect(await readFilters({ search: 'platinum' })).toEqual({
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
