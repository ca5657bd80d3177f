import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPrisma } from '#graph/prisma/client.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const { recordStatementsDuring: recordStatements } = useQueryLog(server);
const LIST =
  '{ products(first: 50, sort: PRICE_ASC) { edges { node { slug name description reviews { totalCount } } } } }';

/** A client whose writes do not update the server's snapshot. */
let untrackedPrisma: PrismaClient;
let ring: { id: string };
let other: { id: string };
let admin: Shopper;

beforeAll(async () => {
  untrackedPrisma = createPrisma(server.databaseUrl);
  admin = await aShopper(server, { role: 'ADMIN' });
});
afterAll(() => untrackedPrisma.$disconnect());

beforeEach(async () => {
  await server.prisma.product.deleteMany();
  ring = await aProduct(server.prisma, { slug: 'ring', description: 'A plain band. '.repeat(200) });
  other = await aProduct(server.prisma, { slug: 'other', price: 20_000 });
});

async function sendQuery(body: unknown, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}

/**
 * Adds a review of the ring without updating the server's snapshot. It changes every newly computed response with
 * reviews.
 */
async function submitReview() {
  await aReview(untrackedPrisma, ring.id);
}

/** Returns true if a repeated request gets the same response despite a write in between. */
async function isServedFromCache(
  body: unknown,
  write: () => Promise<unknown> = async () => {},
): Promise<boolean> {
  const firstResponse = await sendQuery(body);
  await submitReview();
  await write();
  return (await sendQuery(body)).body === firstResponse.body;
}

describe('cached responses', () => {
  test('caches a repeated public read', async () => {
    expect(await isServedFromCache({ query: LIST })).toBe(true);
  });

  test('caches one response per set of variables and per operation of a document', async () => {
    const query = `query A($id: ID!) { product(id: $id) { slug name } }
      query B($id: ID!) { product(id: $id) { name } }`;
    const responses = [];
    for (const [operationName, id] of [
      ['A', 'ring'],
      ['B', 'ring'],
      ['A', 'nothing'],
    ])
      responses.push((await sendQuery({ query, operationName, variables: { id } })).json().data.product);
    expect(responses).toEqual([{ slug: 'ring', name: 'Plain ring' }, { name: 'Plain ring' }, null]);
  });

  test('caches a query with fragments, inline fragments, aliases and the type name', async () => {
    const query = `query { __typename ...Names ... on Query { rates: metalRates { id } } }
      fragment Names on Query { all: products { edges { node { name reviews { totalCount } } } } }`;
    expect(await isServedFromCache({ query })).toBe(true);
  });

  test('caches the same content separately for POST and GET', async () => {
    await sendQuery({ query: LIST });
    const getResponse = await server.app.inject({
      url: '/graphql',
      query: { query: LIST },
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(getResponse.json()).toEqual((await sendQuery({ query: LIST })).json());
  });
});

describe('uncached responses', () => {
  const NODE = 'edges { node { name reviews { totalCount } } }';
  test.each([
    ['a read of personal data', { query: `{ products { ${NODE} } me { id } }` }],
    ['a tracked order', { query: `{ products { ${NODE} } trackOrder(number: "JW-1") { number } }` }],
    [
      'a read of personal data in a fragment',
      {
        query: `query { ...A } fragment A on Query { products { ${NODE} } trackOrder(number: "JW-1") { number } }`,
      },
    ],
    ['a response with errors', { query: `{ products(first: 1) { ${NODE} } b: collection(slug: 5) { id } }` }],
    ['a request with extensions', { query: LIST, extensions: {} }],
  ])('does not cache %s', async (_case, body) => {
    const firstResponse = await sendQuery(body);
    expect(firstResponse.headers['x-public-response']).toBeUndefined();
    await submitReview();
    const [before, after] = [
      firstResponse.json().data?.products,
      (await sendQuery(body)).json().data?.products,
    ];
    if (before) expect(after).not.toEqual(before);
  });

  test('does not use the cache for a request with a token', async () => {
    await sendQuery({ query: LIST });
    expect((await sendQuery({ query: LIST }, { authorization: 'Bearer nothing' })).statusCode).toBe(401);
  });

  test('does not use the cache for a request that bypasses it', async () => {
    const firstResponse = await sendQuery({ query: LIST });
    await submitReview();
    const secondResponse = await sendQuery({ query: LIST }, { 'cache-control': 'no-cache' });
    expect(secondResponse.body).not.toBe(firstResponse.body);
  });

  test.each([
    ['an array', [{ query: LIST }, { query: LIST }]],
    ['a query that is not text', { query: { kind: 'Document' } }],
    ['nothing', {}],
    ['variables that are text', { query: LIST, variables: '{}' }],
    ['an operation name that is not text', { query: LIST, operationName: 7 }],
    ['a query that does not parse', { query: '{ products(' }],
  ])('returns the same error each time for a malformed body: %s', async (_case, body) => {
    await sendQuery({ query: LIST });
    const firstResponse = await sendQuery(body);
    const secondResponse = await sendQuery(body);
    expect(firstResponse.statusCode).toBe(400);
    expect(secondResponse.statusCode).toBe(400);
  });
});

describe('changes that do not affect a cached response', () => {
  const mutate = (query: string) => server.graphql(query);

  test.each([
    [
      'a newsletter subscription',
      () => mutate('mutation { subscribe(input: { email: "a@example.com" }) { subscribed } }'),
    ],
    [
      'a failed login',
      () => mutate('mutation { login(input: { email: "a@example.com", password: "x" }) { token } }'),
    ],
    ['an unknown mutation', () => mutate('mutation { nothing }')],
    ['a wishlist change', () => admin.graphql(ADD_TO_WISHLIST, { id: ring.id })],
    ['a sale of another product', () => sellOtherProduct()],
  ])('keeps a cached response after %s', async (_case, write) => {
    const reviewQuery = { query: '{ product(id: "ring") { name reviews { totalCount } } }' };
    expect(await isServedFromCache(reviewQuery, write)).toBe(true);
  });

  const ADD_TO_WISHLIST =
    'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { errors { code } } }';
  async function sellOtherProduct() {
    const input = buildOrderInput([{ productId: other.id, quantity: 1 }]);
    const { data } = await server.graphql(PLACE_ORDER, { input });
    expect(data?.placeOrder.order).not.toBeNull();
  }
});

describe('changes that affect a cached response', () => {
  const sendAsStaff = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await admin.graphql(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const renameRing = () =>
    sendAsStaff(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code } } }',
      {
        input: { id: ring.id, name: 'Renamed' },
      },
    );
  const setStock = (count: number) =>
    sendAsStaff('mutation ($input: SetStockInput!) { setStock(input: $input) { errors { code } } }', {
      input: { id: ring.id, stock: count },
    });

  test.each([
    ['a product', '{ product(id: "ring") { name } }', renameRing],
    ['a list that contains the product', '{ products { edges { node { name } } } }', renameRing],
    [
      'a search that now finds the product',
      '{ products(filter: { search: "renamed" }) { totalCount } }',
      renameRing,
    ],
    ['a new product', '{ product(id: "new-ring") { name } }', () => aStaffProduct()],
    ['a product’s stock', '{ product(id: "ring") { stock variants { stock } } }', () => setStock(3)],
    ['the stock filter', '{ productFilters { inStock } }', () => setStock(0)],
    [
      'a list of products in stock',
      '{ products(filter: { inStock: true }) { totalCount } }',
      () => setStock(0),
    ],
    ['the store', '{ store { phone } }', () => updateSettings()],
    ['a rate', '{ metalRates { perTola } }', () => publishRate()],
  ])('replaces a cached response for %s after a change', async (_case, query, write) => {
    await aRate(server.prisma);
    const bodyBefore = (await sendQuery({ query })).body;
    await write();
    expect((await sendQuery({ query })).body).not.toBe(bodyBefore);
  });

  async function aStaffProduct() {
    await aProduct(server.prisma, { slug: 'new-ring' });
  }
  async function updateSettings() {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { errors } = await owner.graphql(
      'mutation { updateStoreSettings(input: { phone: "9841000009" }) { errors { code } } }',
    );
    expect(errors).toBeUndefined();
  }
  async function publishRate() {
    await sendAsStaff(
      'mutation ($input: PublishMetalRateInput!) { publishMetalRate(input: $input) { errors { code } } }',
      {
        input: { metal: 'GOLD', perTola: 199_000, confirm: true },
      },
    );
  }

  test('replaces a cached response with rates when a scheduled rate takes effect', async () => {
    const now = new Date('2026-11-23T06:00:00Z');
    server.clock.now = now;
    await server.prisma.metalRate.deleteMany();
    await aRate(server.prisma, {
      metal: 'GOLD',
      perTola: 190_000,
      effectiveFrom: new Date(now.getTime() - 1),
    });
    await aRate(server.prisma, {
      metal: 'GOLD',
      perTola: 191_000,
      effectiveFrom: new Date(now.getTime() + 60_000),
    });
    const readRate = async () =>
      (await sendQuery({ query: '{ metalRates { perTola } }' })).json().data.metalRates[0].perTola;
    expect([await readRate(), await readRate()]).toEqual([190_000, 190_000]);
    server.clock.now = new Date(now.getTime() + 60_000);
    expect(await readRate()).toBe(191_000);
  });
});

test('a thousand identical simultaneous requests share one response', async () => {
  const payload = { query: '{ product(id: "ring") { reviews(first: 3) { totalCount } } }' };
  const bodies = new Set<string>();
  const statements = await recordStatements(async (app) => {
    const requests = Array.from({ length: 1000 }, () =>
      app.inject({ method: 'POST', url: '/graphql', payload }),
    );
    for (const { body } of await Promise.all(requests)) bodies.add(body);
  });
  expect([...bodies]).toEqual(['{"data":{"product":{"reviews":{"totalCount":0}}}}\n']);
  expect(statements.filter((sql) => sql.includes('reviews')).length).toBeLessThanOrEqual(2);
});
