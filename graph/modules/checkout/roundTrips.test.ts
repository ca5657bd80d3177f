import { beforeAll, expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const { recordRoundTrips } = useQueryLog(server);
const ISOLATION_STATEMENT = 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED';
const HOLD =
  'query ($input: QuoteWithPriceHoldInput!) { quoteWithPriceHold(input: $input) { held { quoteId } quote { errors { code } } } }';
const QUOTE =
  'query ($input: QuoteInput!) { quote(input: $input) { totals { finalTotal } errors { code } } }';

let productIds: string[];

beforeAll(async () => {
  productIds = [];
  for (let index = 0; index < 5; index++) productIds.push((await aProduct(server.prisma)).id);
});

function recordTrips(query: string, input: object): Promise<string[][]> {
  return recordRoundTrips(async (app) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables: { input } },
    });
    const [payload] = Object.values<{ errors: unknown[] }>(response.json().data);
    expect(payload?.errors).toEqual([]);
  });
}

const buildLines = (count: number) =>
  productIds.slice(0, count).map((productId) => ({ productId, quantity: 1 }));

test('a quote takes one round trip', async () => {
  expect(await recordTrips(QUOTE, { lines: buildLines(5) })).toHaveLength(1);
});

test.each([1, 5])(
  'an order of %i lines takes three round trips, and one more to read the remaining stock',
  async (count) => {
    const [reads, writes, commit, ...laterTrips] = await recordTrips(
      PLACE_ORDER,
      buildOrderInput(buildLines(count)),
    );
    expect(reads?.slice(0, 2)).toEqual([
      'SET TRANSACTION ISOLATION LEVEL READ COMMITTED',
      'START TRANSACTION',
    ]);
    expect(reads?.slice(2).every((statement) => statement.trim().startsWith('SELECT'))).toBe(true);
    expect(writes?.length).toBeLessThanOrEqual(15);
    expect(commit).toEqual(['COMMIT']);
    expect(laterTrips.filter(([statement]) => statement !== 'COMMIT')).toHaveLength(1);
  },
);

test('a price hold takes no further round trip in a quote or an order', async () => {
  const { data } = await server.graphql(HOLD, { input: { lines: buildLines(5) } });
  const { quoteId } = data?.quoteWithPriceHold.held ?? {};
  expect(quoteId).toBeDefined();
  const payload = { query: HOLD, variables: { input: { lines: buildLines(5), quoteId } } };
  const quoteTrips = await recordRoundTrips(async (app) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.json().data.quoteWithPriceHold.held.quoteId).toBe(quoteId);
  });
  expect(quoteTrips).toHaveLength(1);
  const roundTrips = await recordTrips(PLACE_ORDER, buildOrderInput(buildLines(5), { quoteId }));
  expect(roundTrips.filter(([statement]) => statement !== 'COMMIT')).toHaveLength(3);
});

test('coupons take no further round trip, and one more statement if they depend on the customer', async () => {
  const { code } = await aCoupon(server.prisma, { perCustomer: 1, isFirstOrderOnly: true });
  await aCoupon(server.prisma, { isAutomatic: true, name: 'Offer', value: 5 });
  const roundTrips = await recordTrips(PLACE_ORDER, buildOrderInput(buildLines(1), { couponCode: code }));
  // Skips the check for coupon guesses, which runs before the transaction.
  const [reads, writes, commit, ...laterTrips] = roundTrips.slice(
    roundTrips.findIndex((trip) => trip.includes(ISOLATION_STATEMENT)),
  );
  const countStatements = (trip: string[] | undefined, table: string) =>
    trip?.filter((statement) => statement.includes(table)).length;
  expect(countStatements(reads, 'FROM coupons')).toBe(1);
  expect(countStatements(writes, 'coupon_redemptions')).toBe(2);
  expect(commit).toEqual(['COMMIT']);
  expect(laterTrips.filter(([statement]) => statement !== 'COMMIT')).toHaveLength(1);
  await server.prisma.coupon.updateMany({ data: { isActive: false } });
});

test('simultaneous orders of strangers do not block one another', async () => {
  const strangerOrders = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => ({
      product: await aProduct(server.prisma),
      address: `10.${index}.0.1`,
      contact: { name: 'Sita Rai', email: `stranger-${index}@example.com`, phone: `98${41_000_000 + index}` },
    })),
  );
  const roundTrips = await recordRoundTrips(async (app) => {
    const responses = await Promise.all(
      strangerOrders.map(({ product, address, contact }) => {
        const input = buildOrderInput([{ productId: product.id, quantity: 1 }], { contact });
        const payload = { query: PLACE_ORDER, variables: { input } };
        return app.inject({ method: 'POST', url: '/graphql', remoteAddress: address, payload });
      }),
    );
    for (const response of responses) expect(response.json().data.placeOrder.errors).toEqual([]);
  });
  expect(roundTrips).not.toContainEqual(['ROLLBACK']);
});

const ORDER_FIELDS = `number status lines { id name size quantity unitPrice lineTotal image { url alt } priceBreakdown { total } }
  timeline { status note at } totals { finalTotal } contact { name email } shippingAddress { name street }`;

test('an order is returned from the written rows, and equals the order read later', async () => {
  let result = { order: { number: '' }, guestToken: '' };
  const roundTrips = await recordRoundTrips(async (app) => {
    const query = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ${ORDER_FIELDS} } guestToken } }`;
    const payload = { query, variables: { input: buildOrderInput(buildLines(5)) } };
    const response = await app.inject({ method: 'POST', url: '/graphql', payload });
    result = response.json().data.placeOrder;
  });
  expect(roundTrips.filter(([statement]) => statement !== 'COMMIT')).toHaveLength(3);

  const laterResponse = await server.graphql(
    `query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { ${ORDER_FIELDS} } }`,
    { id: result.order.number, guestToken: result.guestToken },
  );
  expect(laterResponse.data?.order).toEqual(result.order);
});

test('an order writes no generated columns, because MySQL rejects values for them', async () => {
  const { code: couponCode } = await aCoupon(server.prisma);
  const { id: productId } = await aProduct(server.prisma);
  const roundTrips = await recordTrips(
    PLACE_ORDER,
    buildOrderInput([{ productId, quantity: 1 }], { couponCode }),
  );
  const generatedColumns = await server.prisma.$queryRaw<{ name: string }[]>`
    SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS name FROM information_schema.COLUMNS
    WHERE TABLE_SCHEMA = DATABASE() AND GENERATION_EXPRESSION <> ''`;
  const insertedColumns = roundTrips.flat().flatMap((statement) => {
    const [, table, columns = ''] = /INSERT INTO (\w+) \(([^)]*)\)/.exec(statement) ?? [];
    return columns.split(',').map((column) => `${table}.${column.trim().replaceAll('`', '')}`);
  });
  expect(generatedColumns.map(({ name }) => name)).toContain('orders.contact_mailbox');
  expect(insertedColumns).toContain('orders.contact_email');
  expect(generatedColumns.filter(({ name }) => insertedColumns.includes(name))).toEqual([]);
});
