import { beforeAll, describe, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const LIST = `query ($filter: AdminProductFilter, $sort: AdminProductSort, $first: Int, $after: String, $offset: Int) {
  adminProducts(filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) {
    totalCount correctedSearch pageInfo { hasNextPage endCursor } edges { node { slug staff { status } } }
  }
}`;

let admin: Shopper;

beforeAll(async () => {
  const { prisma } = server;
  admin = await aShopper(server, { role: 'ADMIN' });
  const collection = await aCollection(prisma, { slug: 'himal' });
  const getDay = (dayOfMonth: number) => new Date(Date.UTC(2026, 5, dayOfMonth));
  await aProduct(prisma, {
    slug: 'draft',
    sku: 'RG-CHARLIE1',
    variants: [{ sku: 'BAND-XL' }],
    name: 'Charlie',
    status: 'DRAFT',
    price: 300,
    stock: 0,
    popularity: 1,
    createdAt: getDay(1),
    updatedAt: getDay(9),
    gemstones: [{ kind: 'ruby' }],
  });
  await aProduct(prisma, {
    slug: 'active',
    name: 'Alpha',
    price: 100,
    stock: 1,
    popularity: 3,
    isFeatured: true,
    createdAt: getDay(2),
    updatedAt: getDay(8),
    collectionId: collection.id,
  });
  await aProduct(prisma, {
    slug: 'archived',
    name: 'Bravo tilhari',
    status: 'ARCHIVED',
    category: 'SILVER',
    type: 'EARRINGS',
    metal: 'SILVER',
    purity: '925',
    pricingMode: 'RATE',
    price: 200,
    stock: 9,
    popularity: 2,
    createdAt: getDay(3),
    updatedAt: getDay(7),
  });
});

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await admin.graphql(LIST, { first: 25, ...variables });
  expect(errors).toBeUndefined();
  const { edges, ...page } = data?.adminProducts ?? {};
  return { ...page, slugs: edges.map(({ node }: { node: { slug: string } }) => node.slug) };
}

describe('the staff list of products', () => {
  test('includes drafts and archived products, newest first', async () => {
    expect(await list()).toMatchObject({ totalCount: 3, slugs: ['archived', 'active', 'draft'] });
  });

  test.each([
    [{ statuses: ['DRAFT', 'ARCHIVED'] }, ['archived', 'draft']],
    [{ search: 'bravo' }, ['archived']],
    [{ search: 'rg-char' }, ['draft']],
    [{ search: 'band-x' }, ['draft']],
    [{ search: 'BAND-XL', statuses: ['ACTIVE'] }, []],
    [{ category: 'SILVER' }, ['archived']],
    [{ type: 'RINGS' }, ['active', 'draft']],
    [{ collection: 'himal' }, ['active']],
    [{ metals: ['GOLD'], purities: ['22K'] }, ['active', 'draft']],
    [{ gemstones: ['ruby'] }, ['draft']],
    [{ minPrice: 150, maxPrice: 250 }, ['archived']],
    [{ stock: 'OUT' }, ['draft']],
    [{ stock: 'LOW' }, ['active']],
    [{ stock: 'ENOUGH' }, ['archived']],
    [{ isFeatured: false }, ['archived', 'draft']],
    [{ pricingMode: 'RATE' }, ['archived']],
    [{ statuses: [], metals: [] }, ['archived', 'active', 'draft']],
    [{ ids: ['none'] }, []],
  ])('can be filtered by %j', async (filter, slugs) => {
    expect(await list({ filter })).toMatchObject({ slugs, totalCount: slugs.length });
  });

  test('finds misspelt words, and reports the correction', async () => {
    expect(await list({ filter: { search: 'tilhary' } })).toMatchObject({
      slugs: ['archived'],
      correctedSearch: 'tilhari',
    });
  });

  const orders = [
    ['OLDEST', ['draft', 'active', 'archived']],
    ['UPDATED_DESC', ['draft', 'active', 'archived']],
    ['NAME', ['active', 'archived', 'draft']],
    ['PRICE_ASC', ['active', 'archived', 'draft']],
    ['PRICE_DESC', ['draft', 'archived', 'active']],
    ['STOCK_ASC', ['draft', 'active', 'archived']],
    ['STOCK_DESC', ['archived', 'active', 'draft']],
    ['POPULAR', ['active', 'archived', 'draft']],
  ] as const;

  test.each(orders)('can be sorted by %s, page by page', async (sort, slugs) => {
    expect((await list({ sort })).slugs).toEqual(slugs);
    const first = await list({ sort, first: 2 });
    const after = first.pageInfo.endCursor;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list({ sort, first: 2, after });
    expect([...first.slugs, ...second.slugs]).toEqual(slugs);
    expect((await list({ sort, first: 1, offset: 2 })).slugs).toEqual(slugs.slice(2));
  });

  test('refuses a page of a thousand and a cursor from another sort order', async () => {
    const { errors } = await admin.graphql(LIST, { first: 1000 });
    expect(errors?.[0]?.message).toBe('first must be from 1 to 100.');
    const { pageInfo } = await list({ sort: 'NAME', first: 1 });
    const other = await admin.graphql(LIST, { first: 1, sort: 'POPULAR', after: pageInfo.endCursor });
    expect(other.errors?.[0]?.message).toBe('This cursor belongs to another list.');
  });

  test('is refused to customers; staff can also find a single product by id or slug', async () => {
    const shopper = await aShopper(server);
    expect((await shopper.graphql(LIST, { first: 1 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { data } = await admin.graphql('{ adminProduct(id: "draft") { name staff { status } } }');
    expect(data?.adminProduct).toEqual({ name: 'Charlie', staff: { status: 'DRAFT' } });
  });
});
