import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels, setLevels } from '#graph/testing/setLevel.ts';

const server = useTestServer();
let admin: Shopper;
let otherAdmin: Shopper;

const SUMS_FIELDS = 'sums { sizes counted expected differing more fewer surplusValue shortageValue left }';
const LINE = 'line { id sku expected counted countedByName } errors { code reason field params }';

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
  otherAdmin = await aShopper(server, { role: 'ADMIN', name: 'Hari Staff' });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
});

async function start(locationId = SHOP, scope: object = {}) {
  const { data } = await admin.graphql(
    'mutation ($input: StartStockTakeInput!) { startStockTake(input: $input) { stockTake { number } errors { code } } }',
    { input: { locationId, ...scope } },
  );
  return data?.startStockTake.stockTake.number as string;
}

async function count(number: string, code: string, fields: object, caller: Shopper = admin) {
  const { data, errors } = await caller.graphql(
    `mutation ($input: CountStockInput!) { countStock(input: $input) { ${LINE} } }`,
    { input: { number, code, ...fields } },
  );
  expect(errors).toBeUndefined();
  return data?.countStock;
}

async function finish(number: string, fields: object = {}) {
  const { data } = await admin.graphql(
    `mutation ($input: FinishStockTakeInput!) { finishStockTake(input: $input) {
      stockTake { status ${SUMS_FIELDS} lines(view: COUNTED) { sku counted expected applied unitPrice } } errors { code reason params } } }`,
    { input: { number, setUncountedToZero: false, ...fields } },
  );
  return data?.finishStockTake;
}

async function aRing(levels: Record<string, number>, fields: object = {}) {
  const ring = await aProduct(server.prisma, { price: 1000, ...fields });
  await setLevels(server.prisma, ring.id, levels);
  return { id: ring.id, sku: ring.variants[0]?.sku ?? '' };
}

async function order(productId: string, quantity: number) {
  const { data } = await server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId, quantity }]) });
  return data?.placeOrder.order.id as string;
}

describe('a stock-take', () => {
  test('adds up scans by several people; differences are corrected and stored with their value', async () => {
    const [ring, chain] = [await aRing({ [SHOP]: 3 }), await aRing({ [SHOP]: 2 })];
    const number = await start();
    await Promise.all([
      count(number, ring.sku, { add: 1 }),
      count(number, ring.sku.toLowerCase(), { add: 1 }, otherAdmin),
      count(number, ` ${ring.sku} `, { add: 1 }),
      count(number, ring.sku, { add: 1 }, otherAdmin),
    ]);
    await count(number, chain.sku, { counted: 1, was: null }, otherAdmin);
    const { stockTake, errors } = await finish(number, { differing: 2 });
    expect(errors).toEqual([]);
    expect(stockTake).toMatchObject({
      status: 'FINISHED',
      sums: {
        sizes: 2,
        counted: 5,
        expected: 5,
        differing: 2,
        more: 1,
        fewer: 1,
        surplusValue: 1000,
        shortageValue: 1000,
      },
    });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 4 });
    expect(await readLevels(server.prisma, chain.id)).toEqual({ [SHOP]: 1 });
    expect(
      await server.prisma.stockMove.findMany({ where: { document: number }, orderBy: { delta: 'asc' } }),
    ).toMatchObject([
      { delta: -1, reason: 'CORRECTION', locationId: SHOP },
      { delta: 1, reason: 'CORRECTION', locationId: SHOP },
    ]);
    expect((await count(number, ring.sku, { add: 1 })).errors).toMatchObject([
      { reason: 'STOCK_TAKE_CLOSED' },
    ]);
  });

  test('includes items reserved for open orders, and preserves sales made in the meantime', async () => {
    const ring = await aRing({ [SHOP]: 5 });
    await order(ring.id, 1);
    const number = await start();
    // The shelf has five: four unreserved, and one reserved for an order.
    expect((await count(number, ring.sku, { counted: 5 })).line).toMatchObject({ expected: 5, counted: 5 });
    const id = await order(ring.id, 2);
    await server.prisma.order.update({ where: { id }, data: { status: 'SHIPPED' } });
    const { stockTake } = await finish(number);
    expect(stockTake.sums).toMatchObject({ differing: 0 });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 2 });
  });

  test('finished during simultaneous sales loses none of them, and oversells nothing', async () => {
    const ring = await aRing({ [SHOP]: 10 });
    const number = await start();
    await count(number, ring.sku, { counted: 8 });
    const results = await Promise.all([
      finish(number),
      ...Array.from({ length: 12 }, () =>
        server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId: ring.id, quantity: 1 }]) }),
      ),
    ]);
    const soldCount = results.slice(1).filter(({ data }) => data?.placeOrder.order).length;
    const [finishResult] = results;
    const appliedDifference = finishResult.stockTake.lines[0].applied;
    expect(appliedDifference).toBeGreaterThanOrEqual(-2);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 10 - soldCount + appliedDifference });
    expect(10 - soldCount + appliedDifference).toBeGreaterThanOrEqual(0);
  });

  test('removes only unreserved stock, and the line shows how much', async () => {
    const ring = await aRing({ [SHOP]: 2 });
    await order(ring.id, 2);
    const number = await start();
    await count(number, ring.sku, { counted: 0 });
    const { stockTake } = await finish(number);
    expect(stockTake.lines).toMatchObject([{ counted: 0, expected: 2, applied: 0 }]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 0 });
  });

  test('reports counts that others have made in the meantime, and the current number of differences', async () => {
    const ring = await aRing({ [SHOP]: 3 });
    const number = await start();
    await count(number, ring.sku, { counted: 2, was: null }, otherAdmin);
    expect((await count(number, ring.sku, { counted: 5, was: null })).errors).toMatchObject([
      { code: 'CONFLICT', reason: 'EXPECTED_COUNT_MISMATCH', params: { counted: 2 } },
    ]);
    expect((await finish(number, { differing: 0 })).errors).toMatchObject([
      { code: 'CONFLICT', reason: 'EXPECTED_DIFFERENCES_MISMATCH', params: { count: 1 } },
    ]);
    expect((await finish(number, { differing: 1 })).errors).toEqual([]);
  });

  test('is limited to its location and scope, and shows the uncounted variants', async () => {
    const location = await aLocation(server.prisma);
    const [goldRing, silverRing] = [
      await aRing({ [location.id]: 2 }),
      await aRing({ [location.id]: 1 }, { category: 'SILVER', metal: 'SILVER', purity: '925' }),
    ];
    await aRing({ [SHOP]: 4 });
    const number = await start(location.id, { category: 'GOLD' });
    expect((await count(number, silverRing.sku, { add: 1 })).errors).toMatchObject([
      { reason: 'NOT_IN_STOCK_TAKE' },
    ]);
    expect((await count(number, 'nothing', { add: 1 })).errors).toMatchObject([
      { reason: 'CODE_NOT_FOUND', params: { code: 'nothing' } },
    ]);
    const readStockTake = () =>
      admin.graphql(
        `query ($number: String!) { stockTake(number: $number) { ${SUMS_FIELDS} counters lines(view: LEFT) { sku expected counted } } }`,
        { number },
      );
    expect((await readStockTake()).data?.stockTake).toMatchObject({
      sums: { left: 1 },
      lines: [{ sku: goldRing.sku, expected: 2, counted: null }],
    });
    const { line } = await count(number, goldRing.sku, { add: 1 });
    expect((await readStockTake()).data?.stockTake).toMatchObject({
      sums: { left: 0 },
      counters: ['Maya Staff'],
      lines: [],
    });
    await admin.graphql(
      'mutation ($input: RemoveStockCountInput!) { removeStockCount(input: $input) { errors { code } } }',
      {
        input: { number, lineId: line.id },
      },
    );
    const { stockTake } = await finish(number, { setUncountedToZero: true });
    expect(stockTake).toMatchObject({
      sums: { fewer: 2, shortageValue: 2000 },
      lines: [{ sku: goldRing.sku, applied: -2 }],
    });
    expect(await readLevels(server.prisma, goldRing.id)).toEqual({ [location.id]: 0 });
    expect(await readLevels(server.prisma, silverRing.id)).toEqual({ [location.id]: 1 });
  });

  test('that is cancelled changes nothing', async () => {
    const ring = await aRing({ [SHOP]: 3 });
    const number = await start();
    await count(number, ring.sku, { counted: 1 });
    await admin.graphql(
      'mutation ($input: CancelStockTakeInput!) { cancelStockTake(input: $input) { errors { code } } }',
      {
        input: { number },
      },
    );
    expect((await finish(number)).errors).toMatchObject([{ reason: 'STOCK_TAKE_CLOSED' }]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 3 });
  });

  test('accepts a counted quantity or an addition, but never a count below zero', async () => {
    const ring = await aRing({ [SHOP]: 3 });
    const number = await start();
    expect((await count(number, ring.sku, {})).errors).toMatchObject([{ reason: 'ADD_OR_COUNTED' }]);
    expect((await count(number, ring.sku, { add: 1, counted: 1 })).errors).toMatchObject([
      { reason: 'ADD_OR_COUNTED' },
    ]);
    await count(number, ring.sku, { add: 1 });
    expect((await count(number, ring.sku, { add: -2 })).errors).toMatchObject([
      { reason: 'COUNT_BELOW_ZERO', params: { counted: 1 } },
    ]);
  });
});
