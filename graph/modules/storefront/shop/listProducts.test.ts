import { beforeAll, describe, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const LIST = `query List($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String, $offset: Int) {
  products(filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { slug } }
  }
}`;

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.graphql(LIST, variables);
  expect(errors).toBeUndefined();
  return data?.products;
}

async function toSlugs(filter: Record<string, unknown>, sort = 'PRICE_ASC'): Promise<string[]> {
  const page = await list({ filter, sort, first: 100 });
  return page.edges.map((edge: { node: { slug: string } }) => edge.node.slug);
}

/** Follows the cursors from the first page to the last. */
async function readAllSlugs(sort: string, first: number): Promise<string[]> {
  const pagedSlugs: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await list({ sort, first, after });
    pagedSlugs.push(...page.edges.map((edge: { node: { slug: string } }) => edge.node.slug));
    if (!page.pageInfo.hasNextPage) return pagedSlugs;
    after = page.pageInfo.endCursor;
  }
}

beforeAll(async () => {
  const { prisma } = server;
  const bridalCollection = await aCollection(prisma, { slug: 'bridal' });
  const toDate = (day: number) => new Date(Date.UTC(2026, 4, day));
  const products = [
    {
      slug: 'a',
      price: 1000,
      popularity: 5,
      isFeatured: false,
      publishedAt: toDate(1),
      ratingHundredths: 400,
    },
    { slug: 'b', price: 2000, popularity: 9, isFeatured: false, publishedAt: toDate(2), ratingHundredths: 0 },
    {
      slug: 'c',
      price: 2000,
      popularity: 5,
      isFeatured: true,
      publishedAt: toDate(3),
      ratingHundredths: 500,
    },
    { slug: 'd', price: 3000, popularity: 0, isFeatured: true, publishedAt: null, ratingHundredths: 450 },
    {
      slug: 'e',
      price: 4000,
      popularity: 5,
      isFeatured: false,
      publishedAt: toDate(2),
      ratingHundredths: 400,
    },
    { slug: 'f', price: 5000, popularity: 0, isFeatured: false, publishedAt: null, ratingHundredths: 0 },
  ];
  for (const product of products) await aProduct(prisma, product);
  await aProduct(prisma, { slug: 'draft', status: 'DRAFT' });
  await aProduct(prisma, { slug: 'archived', status: 'ARCHIVED' });
  await aProduct(prisma, {
    slug: 'silver',
    price: 6000,
    category: 'SILVER',
    type: 'NECKLACES',
    metal: 'SILVER',
    purity: '925',
    publishedAt: toDate(1),
    collectionId: bridalCollection.id,
    stock: 0,
  });
  await aProduct(prisma, {
    slug: 'ruby',
    price: 7000,
    category: 'DIAMOND',
    type: 'EARRINGS',
    purity: '18K',
    publishedAt: toDate(1),
    gemstones: [{ kind: 'ruby' }, { kind: 'diamond' }, { kind: 'diamond' }],
  });
});

describe('sorting', () => {
  test.each([
    ['FEATURED', ['c', 'd', 'b', 'e', 'a', 'ruby', 'silver', 'f']],
    ['NEWEST', ['c', 'e', 'b', 'ruby', 'silver', 'a', 'f', 'd']],
    ['PRICE_ASC', ['a', 'b', 'c', 'd', 'e', 'f', 'silver', 'ruby']],
    ['PRICE_DESC', ['ruby', 'silver', 'f', 'e', 'd', 'c', 'b', 'a']],
    ['RATING', ['c', 'd', 'e', 'a', 'ruby', 'silver', 'f', 'b']],
    ['POPULAR', ['b', 'e', 'c', 'a', 'ruby', 'silver', 'f', 'd']],
  ])('%s lists each product for sale once, in the same order at any page size', async (sort, expected) => {
    expect(await readAllSlugs(sort, 100)).toEqual(expected);
    expect(await readAllSlugs(sort, 1)).toEqual(expected);
    expect(await readAllSlugs(sort, 3)).toEqual(expected);
  });

  test('continues after a product that is no longer for sale', async () => {
    const deletedProduct = await aProduct(server.prisma, { slug: 'gone', price: 2500 });
    const page = await list({ sort: 'PRICE_ASC', first: 4 });
    expect(page.edges[3].node.slug).toBe('gone');
    await server.prisma.product.delete({ where: { id: deletedProduct.id } });
    const nextPage = await list({ sort: 'PRICE_ASC', first: 1, after: page.pageInfo.endCursor });
    expect(nextPage.edges[0].node.slug).toBe('d');
  });
});

describe('pages', () => {
  test('include their position in the list', async () => {
    const first = await list({ sort: 'PRICE_ASC', first: 3 });
    expect(first).toMatchObject({
      totalCount: 8,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: first.edges[0].cursor },
    });
    const lastPage = await list({ sort: 'PRICE_ASC', first: 5, after: first.pageInfo.endCursor });
    expect(lastPage.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(lastPage.edges).toHaveLength(5);
  });

  test('can be selected by offset', async () => {
    const page = await list({ sort: 'PRICE_ASC', first: 2, offset: 4 });
    expect(page.edges.map((edge: { node: { slug: string } }) => edge.node.slug)).toEqual(['e', 'f']);
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('are empty beyond the end', async () => {
    const page = await list({ offset: 10_000 });
    expect(page).toMatchObject({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  test.each([
    [{ first: 0 }, 'first must be from 1 to 100.'],
    [{ first: 101 }, 'first must be from 1 to 100.'],
    [{ first: -1 }, 'first must be from 1 to 100.'],
    [
      { offset: 10_001 },
      'offset can be at most 10,000. To go further, pass the last page’s endCursor as after.',
    ],
    [{ offset: -1 }, 'offset cannot be negative.'],
    [{ after: 'not-a-cursor' }, 'This cursor belongs to another list.'],
    [{ after: 'not-a-cursor', offset: 1 }, 'Use either after or offset, not both.'],
    [{ filter: { ids: Array(101).fill('x') } }, 'filter.ids can have at most 100 values, but has 101.'],
  ])('are refused for %j', async (variables, message) => {
    const { status, errors } = await server.graphql(LIST, variables);
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test.each([
    ['RATING', 'POPULAR'],
    ['PRICE_ASC', 'PRICE_DESC'],
    ['PRICE_DESC', 'PRICE_ASC'],
  ])('refuse a cursor for %s when sorted by %s', async (sort, otherSort) => {
    const { pageInfo } = await list({ sort, first: 1 });
    const { errors } = await server.graphql(LIST, { sort: otherSort, after: pageInfo.endCursor });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'CURSOR_LIST_MISMATCH',
    });
  });
});

describe('the filter', () => {
  test.each([
    [{ category: 'SILVER' }, ['silver']],
    [{ type: 'EARRINGS' }, ['ruby']],
    [{ collection: 'bridal' }, ['silver']],
    [{ collection: 'nowhere' }, []],
    [{ minPrice: 5000 }, ['f', 'silver', 'ruby']],
    [{ maxPrice: 2000 }, ['a', 'b', 'c']],
    [{ maxPriceWithTax: 2360 }, ['a', 'b', 'c']],
    [{ maxPriceWithTax: 2359 }, ['a']],
    [{ minPriceWithTax: 5900 }, ['f', 'silver', 'ruby']],
    [{ minPrice: 2000, maxPrice: 3000 }, ['b', 'c', 'd']],
    [{ minPrice: 3000, maxPrice: 2000 }, []],
    [{ metals: ['SILVER'] }, ['silver']],
    [{ metals: ['SILVER', 'GOLD'], minPrice: 6000 }, ['silver', 'ruby']],
    [{ purities: ['18K', '925'] }, ['silver', 'ruby']],
    [{ gemstones: ['diamond'] }, ['ruby']],
    [{ gemstones: ['ruby', 'emerald'] }, ['ruby']],
    [{ inStock: true, minPrice: 6000 }, ['ruby']],
    [{ inStock: false, minPrice: 6000 }, ['silver', 'ruby']],
    [{ metals: [], purities: [], gemstones: [], minPrice: 7000 }, ['ruby']],
    [{ ids: [] }, []],
    [
      { category: 'DIAMOND', type: 'EARRINGS', metals: ['GOLD'], gemstones: ['ruby'], inStock: true },
      ['ruby'],
    ],
    [{ category: null, search: null, metals: null, minPrice: null, inStock: null, maxPrice: 1000 }, ['a']],
  ])('%j', async (filter, expected) => {
    expect(await toSlugs(filter)).toEqual(expected);
    expect((await list({ filter })).totalCount).toBe(expected.length);
  });

  test('finds products by id, but only those for sale', async () => {
    const rows = await server.prisma.product.findMany({
      where: { slug: { in: ['a', 'draft', 'archived', 'e'] } },
    });
    expect(await toSlugs({ ids: rows.map(({ id }) => id) })).toEqual(['a', 'e']);
  });
});

describe('featured and trending', () => {
  const NAMES = `query Lists($limit: Int) {
    featuredProducts(limit: $limit) { slug }
    trendingProducts(limit: $limit) { slug }
  }`;

  test('featured products are those chosen by staff, bestsellers first', async () => {
    const { data } = await server.graphql(NAMES, {});
    expect(data?.featuredProducts).toEqual([{ slug: 'c' }, { slug: 'd' }]);
  });

  test('trending products are the bestsellers', async () => {
    const { data } = await server.graphql(NAMES, { limit: 2 });
    expect(data?.trendingProducts).toEqual([{ slug: 'b' }, { slug: 'e' }]);
  });

  test('a sold-out product is not trending', async () => {
    const { prisma } = server;
    await prisma.product.update({ where: { slug: 'b' }, data: { stock: 0 } });
    const { data } = await server.graphql(NAMES, { limit: 2 });
    await prisma.product.update({ where: { slug: 'b' }, data: { stock: 5 } });
    expect(data?.trendingProducts).toEqual([{ slug: 'e' }, { slug: 'c' }]);
  });

  test.each([0, 51])('a limit of %i is refused', async (limit) => {
    const { errors } = await server.graphql(NAMES, { limit });
    expect(errors?.[0]).toMatchObject({
      message: 'limit must be from 1 to 50.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
