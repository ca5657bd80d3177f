import { beforeAll, describe, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels, setLevels } from '#graph/testing/setLevel.ts';

const server = useTestServer();

const SET_STOCK_LEVELS = `mutation ($input: SetStockLevelsInput!) { setStockLevels(input: $input) {
  results { row sku isApplied quantity forSale error { code reason field params } } errors { code field message } } }`;

let admin: Shopper;
let onlineLocationId: string;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  onlineLocationId = (await aLocation(server.prisma, { name: 'Online warehouse' })).id;
  await server.prisma.storeSetting.createMany({
    data: ['unpaidCountLimit', 'unpaidItemsLimit'].map((key) => ({ key, value: 0 })),
  });
});

async function setStockRows(rows: object[], extraInput: object = {}) {
  const { data, errors } = await admin.graphql(SET_STOCK_LEVELS, { input: { rows, ...extraInput } });
  expect(errors).toBeUndefined();
  return data?.setStockLevels;
}

async function aRing(levels: Record<string, number> = { [SHOP]: 5 }) {
  const ring = await aProduct(server.prisma, { price: 1000 });
  await setLevels(server.prisma, ring.id, levels);
  return { id: ring.id, sku: ring.variants[0]?.sku ?? '' };
}

describe('a row', () => {
  test('sets the level at a location, and updates the available stock', async () => {
    const ring = await aRing({ [SHOP]: 5, [onlineLocationId]: 2 });
    const { results } = await setStockRows([
      { sku: ring.sku.toLowerCase(), location: SHOP, quantity: 3 },
      { sku: ring.sku, location: 'online WAREHOUSE', delta: 4 },
      { sku: ring.sku, location: onlineLocationId, delta: -1 },
    ]);
    expect(results).toMatchObject([
      { row: 1, isApplied: true, quantity: 3, forSale: 5, error: null },
      { row: 2, isApplied: true, quantity: 6, forSale: 9 },
      { row: 3, isApplied: true, quantity: 5, forSale: 8 },
    ]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 3, [onlineLocationId]: 5 });
    expect(await server.prisma.product.findUniqueOrThrow({ where: { id: ring.id } })).toMatchObject({
      stock: 8,
    });
  });

  test('based on an outdated level is refused, and the result contains the current level', async () => {
    const ring = await aRing();
    await setStockRows([{ sku: ring.sku, delta: -1 }]);
    const { results } = await setStockRows([{ sku: ring.sku, quantity: 9, expected: 5 }]);
    expect(results).toMatchObject([
      {
        isApplied: false,
        quantity: 4,
        error: { code: 'CONFLICT', reason: 'EXPECTED_STOCK_MISMATCH', params: { stock: 4, expected: 5 } },
      },
    ]);
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 4 });
  });

  test('cannot remove more than the stock, or both set and change a level', async () => {
    const ring = await aRing();
    const { results } = await setStockRows([
      { sku: ring.sku, delta: -6 },
      { sku: ring.sku, quantity: 1, delta: 1 },
      { sku: ring.sku },
      { sku: ring.sku, quantity: -1 },
      { sku: ring.sku, quantity: 100_001 },
    ]);
    expect(results.map(({ error }: { error: { reason: string } }) => error.reason)).toEqual([
      'STOCK_BELOW_ZERO',
      'QUANTITY_OR_DELTA',
      'QUANTITY_OR_DELTA',
      'STOCK_OUT_OF_BOUNDS',
      'STOCK_OUT_OF_BOUNDS',
    ]);
    expect(results[4].error).toMatchObject({
      code: 'INVALID',
      field: 'quantity',
      params: { least: 0, most: 100_000 },
    });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 5 });
  });
});

test('a row without a location sets the level of the main location, and is refused if other locations have stock', async () => {
  const [shopRing, sharedRing] = [
    await aRing({ [SHOP]: 5 }),
    await aRing({ [SHOP]: 12, [onlineLocationId]: 4 }),
  ];
  const { results } = await setStockRows([
    { sku: shopRing.sku, quantity: 16 },
    { sku: sharedRing.sku, quantity: 16 },
    { sku: sharedRing.sku, delta: 1 },
  ]);
  expect(results).toMatchObject([
    { isApplied: true, quantity: 16, forSale: 16 },
    {
      isApplied: false,
      quantity: 12,
      error: {
        reason: 'LOCATION_REQUIRED',
        field: 'location',
        params: { locations: expect.arrayContaining(['Online warehouse']) },
      },
    },
    { isApplied: true, quantity: 13, forSale: 17 },
  ]);
  expect(await readLevels(server.prisma, sharedRing.id)).toEqual({ [SHOP]: 13, [onlineLocationId]: 4 });
});

test('setting the same level as an earlier row is refused, even a hundred rows later; repeated additions are applied', async () => {
  const [ring, chain] = [await aRing(), await aRing()];
  const otherRows = Array.from({ length: 100 }, (_, index) => ({ sku: `none-${index}`, delta: 1 }));
  const { results } = await setStockRows([
    { sku: ring.sku, quantity: -1 },
    { sku: ring.sku, quantity: 7 },
    { sku: chain.sku, delta: 1 },
    { sku: chain.sku, delta: 1 },
    { sku: chain.sku, quantity: 3 },
    ...otherRows,
    { sku: ring.sku.toLowerCase(), location: SHOP, quantity: 8 },
    { sku: ring.sku, location: onlineLocationId, quantity: 1 },
  ]);
  const knownResults = results.filter(
    ({ error }: { error: { reason: string } | null }) => error?.reason !== 'SKU_NOT_FOUND',
  );
  expect(knownResults).toMatchObject([
    { row: 1, isApplied: false },
    { row: 2, isApplied: true },
    { row: 3, isApplied: true },
    { row: 4, isApplied: true },
    { row: 5, isApplied: false, error: { code: 'INVALID', reason: 'DUPLICATE_ROW', params: { first: 3 } } },
    { row: 106, isApplied: false, quantity: 7, error: { reason: 'DUPLICATE_ROW', params: { first: 2 } } },
    { row: 107, isApplied: true, quantity: 1 },
  ]);
  expect(await readLevels(server.prisma, chain.id)).toEqual({ [SHOP]: 7 });
});

test('each of a thousand rows gets its own result, and only the valid rows are applied', async () => {
  const rings = await Promise.all(Array.from({ length: 40 }, () => aRing()));
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const ring = rings[index % rings.length];
    if (index % 10 === 3) return { sku: `none-${index}`, quantity: 1 };
    if (index % 10 === 7) return { sku: ring?.sku, location: 'The moon', delta: 1 };
    return { sku: ring?.sku, delta: 1 };
  });
  const { results, errors } = await setStockRows(rows, { reason: 'RECEIVED', note: 'Nightly push' });
  expect(errors).toEqual([]);
  expect(results).toHaveLength(1000);
  for (const [index, { row, isApplied, error }] of results.entries()) {
    expect(row).toBe(index + 1);
    const expectedReason = { 3: 'SKU_NOT_FOUND', 7: 'LOCATION_NOT_FOUND' }[index % 10];
    expect([isApplied, error?.reason]).toEqual([expectedReason === undefined, expectedReason]);
  }
  const sum = (await Promise.all(rings.map(({ id }) => readLevels(server.prisma, id)))).reduce(
    (total, levels) => total + (levels[SHOP] ?? 0),
    0,
  );
  expect(sum).toBe(40 * 5 + 800);
  expect(await server.prisma.stockMove.count({ where: { note: 'Nightly push', reason: 'RECEIVED' } })).toBe(
    800,
  );
});

test('an empty list is refused', async () => {
  expect(await setStockRows([])).toMatchObject({
    results: null,
    errors: [{ code: 'INVALID', field: 'rows' }],
  });
});

test('simultaneous level changes and sales are all applied', async () => {
  const ring = await aRing({ [SHOP]: 20 });
  const order = () =>
    server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId: ring.id, quantity: 1 }]) });
  const results = await Promise.all([
    ...Array.from({ length: 6 }, order),
    ...Array.from({ length: 6 }, () => setStockRows([{ sku: ring.sku, delta: 2 }])),
    ...Array.from({ length: 3 }, () =>
      setStockRows([{ sku: ring.sku, delta: -1, location: onlineLocationId }]),
    ),
  ]);
  expect(results).toHaveLength(15);
  expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 20 - 6 + 12 });
  const moveTotals = await server.prisma.stockMove.aggregate({
    where: { variant: { productId: ring.id } },
    _sum: { delta: true },
  });
  expect(moveTotals._sum.delta).toBe(6);
});

describe('the stock list', () => {
  const LIST = `query ($filter: StockItemFilter, $sort: StockItemSort, $first: Int, $after: String) {
    stockItems(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { sku quantity forSale held incoming lowStockThreshold state levels { location { id } quantity held incoming } } }
    } stockTotals(filter: $filter) { sizes low out pieces value locations { location { id } pieces value } } }`;

  async function listStock(filter: object, extraInput: object = {}) {
    const { data, errors } = await admin.graphql(LIST, { filter, ...extraInput });
    expect(errors).toBeUndefined();
    return data;
  }

  test('shows for each location the level, the reserved quantity and the quantity in transit', async () => {
    const ring = await aRing({ [SHOP]: 4, [onlineLocationId]: 1 });
    await server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId: ring.id, quantity: 2 }]) });
    const { data } = await admin.graphql(
      `mutation ($input: CreateTransferInput!) { createTransfer(input: $input) { transfer { id version } } }`,
      { input: { fromId: SHOP, toId: onlineLocationId, lines: [{ sku: ring.sku, quantity: 1 }] } },
    );
    await admin.graphql(
      `mutation ($input: TransferInput!) { sendTransfer(input: $input) { errors { code } } }`,
      {
        input: data?.createTransfer.transfer,
      },
    );
    const stockData = await listStock({ productId: ring.id });
    expect(stockData?.stockItems.edges[0].node).toMatchObject({
      quantity: 2,
      forSale: 2,
      held: 2,
      incoming: 1,
      state: 'ENOUGH',
      levels: [
        { location: { id: SHOP }, quantity: 1, held: 2, incoming: 0 },
        { location: { id: onlineLocationId }, quantity: 1, held: 0, incoming: 1 },
      ],
    });
    expect(stockData?.stockTotals).toMatchObject({ sizes: 1, low: 0, out: 0, pieces: 2, value: 2000 });
    expect(
      (await listStock({ productId: ring.id, locationId: onlineLocationId }))?.stockItems.edges[0].node,
    ).toMatchObject({
      quantity: 1,
      held: 0,
      incoming: 1,
    });
  });

  test('can be filtered by at most 100 products', async () => {
    const rings = [await aRing({ [SHOP]: 1 }), await aRing({ [SHOP]: 2 }), await aRing({ [SHOP]: 3 })];
    const [firstRing, secondRing] = rings;
    const stockData = await listStock({ productIds: [firstRing?.id, secondRing?.id] });
    expect(stockData?.stockItems.totalCount).toBe(2);
    expect(stockData?.stockItems.edges.map(({ node }: { node: { sku: string } }) => node.sku).sort()).toEqual(
      [firstRing?.sku, secondRing?.sku].sort(),
    );
    const { errors } = await admin.graphql(LIST, { filter: { productIds: Array(101).fill(firstRing?.id) } });
    expect(errors?.[0]?.message).toContain('filter.productIds');
  });

  test('can be filtered by low or sold-out stock, by the limit of the variant or the store, overall or at one location', async () => {
    const ring = await aRing({ [SHOP]: 5, [onlineLocationId]: 0 });
    const readStates = async (filter: object) =>
      (await listStock({ productId: ring.id, ...filter }))?.stockItems.edges.map(
        ({ node }: { node: { state: string } }) => node.state,
      );
    expect(await readStates({ states: ['LOW', 'OUT'] })).toEqual([]);
    expect(await readStates({ states: ['OUT'], locationId: onlineLocationId })).toEqual(['OUT']);
    const { data } = await admin.graphql(
      `mutation ($input: SetLowStockInput!) { setLowStock(input: $input) { items { lowStockThreshold state } errors { code } } }`,
      { input: { skus: [ring.sku], lowStock: 6 } },
    );
    expect(data?.setLowStock).toEqual({ items: [{ lowStockThreshold: 6, state: 'LOW' }], errors: [] });
    expect(await readStates({ states: ['LOW'] })).toEqual(['LOW']);
    expect(await readStates({ states: ['ENOUGH'] })).toEqual([]);
  });

  test('never reports a one-of-a-kind item as low, until a second item arrives or the variant has its own limit', async () => {
    const createResponse = await admin.graphql(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id sku } errors { message } } }',
      {
        input: {
          ...{ name: 'Naugedi', category: 'GOLD', type: 'NECKLACES', metal: 'GOLD', purity: '22K' },
          ...{ weightMg: 20_000, fixedPrice: 200_000, stock: 1 },
        },
      },
    );
    const { id, sku } = createResponse.data?.createProduct.product ?? {};
    const readLevel = async () => {
      const { data } = await admin.graphql(
        `query ($id: ID!, $sku: String!) {
          stockItem(code: $sku) { quantity lowStockThreshold isOneOfAKind state }
          stockTotals(filter: { productId: $id }) { low out }
          adminProduct(id: $id) { staff { stockStatus variantStockStatuses { sku lowStockThreshold isOneOfAKind state } } }
        }`,
        { id, sku },
      );
      const { quantity, ...item } = data?.stockItem ?? {};
      // The product editor, the product list and the stock list agree.
      expect(data?.adminProduct.staff.variantStockStatuses).toEqual([{ sku, ...item }]);
      expect(data?.adminProduct.staff.stockStatus).toBe(item.state);
      expect(data?.stockTotals).toEqual({
        low: item.state === 'LOW' ? 1 : 0,
        out: item.state === 'OUT' ? 1 : 0,
      });
      return { quantity, ...item };
    };
    const change = async (delta: number) => {
      const { data } = await admin.graphql(
        'mutation ($input: SetStockLevelsInput!) { setStockLevels(input: $input) { results { isApplied } } }',
        { input: { rows: [{ sku, delta }], reason: 'CORRECTION' } },
      );
      expect(data?.setStockLevels.results).toEqual([{ isApplied: true }]);
    };
    expect(await readLevel()).toEqual({
      quantity: 1,
      lowStockThreshold: 0,
      isOneOfAKind: true,
      state: 'ENOUGH',
    });
    await change(-1);
    expect(await readLevel()).toMatchObject({ isOneOfAKind: true, state: 'OUT' });
    await change(2);
    expect(await readLevel()).toEqual({
      quantity: 2,
      lowStockThreshold: 1,
      isOneOfAKind: false,
      state: 'ENOUGH',
    });
    await change(-1);
    expect(await readLevel()).toEqual({
      quantity: 1,
      lowStockThreshold: 1,
      isOneOfAKind: false,
      state: 'LOW',
    });
    await admin.graphql(
      'mutation ($input: SetLowStockInput!) { setLowStock(input: $input) { errors { code } } }',
      { input: { skus: [sku], lowStock: 0 } },
    );
    expect(await readLevel()).toMatchObject({ lowStockThreshold: 0, state: 'ENOUGH' });
  });

  test.each(['SKU', 'NAME', 'STOCK_ASC', 'STOCK_DESC'])('is paginated in the order %s', async (sort) => {
    const fullList = await listStock({}, { sort, first: 100 });
    const skus = fullList?.stockItems.edges.map(({ node }: { node: { sku: string } }) => node.sku);
    const pagedSkus: string[] = [];
    for (let after: string | undefined; ; ) {
      const { stockItems } = (await listStock({}, { sort, first: 7, after })) ?? {};
      pagedSkus.push(...stockItems.edges.map(({ node }: { node: { sku: string } }) => node.sku));
      if (!stockItems.pageInfo.hasNextPage) break;
      after = stockItems.pageInfo.endCursor;
    }
    expect(pagedSkus).toEqual(skus);
    expect(fullList?.stockItems.totalCount).toBe(skus.length);
  });

  test('can be searched by the beginning of a SKU and by name', async () => {
    const ring = await aProduct(server.prisma, { name: 'Sayapatri brooch' });
    const sku = ring.variants[0]?.sku ?? '';
    for (const search of [sku.slice(0, -1), 'sayapatri'])
      expect((await listStock({ search }))?.stockItems.edges).toMatchObject([{ node: { sku } }]);
    const { data } = await admin.graphql('query ($code: String!) { stockItem(code: $code) { sku } }', {
      code: ring.sku,
    });
    expect(data?.stockItem).toEqual({ sku });
  });
});
