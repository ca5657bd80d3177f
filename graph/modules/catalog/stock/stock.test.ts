import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

async function setStock(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: SetStockInput!) { setStock(input: $input) {
      product { stock variants { size stock } } moves { size delta reason note actorName } errors { code field message }
    } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.setStock;
}

async function fetchStockMoves(filter: Record<string, unknown>, page: Record<string, unknown> = {}) {
  const { data } = await admin.graphql(
    `query ($filter: StockMoveFilter, $first: Int, $after: String) {
      stockMoves(filter: $filter, first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor }
        edges { node { delta reason note sku size orderNumber actorName at product { id } } }
      } }`,
    { filter, first: 25, ...page },
  );
  return data?.stockMoves;
}

const buildRefusal = (field: string, message: string, code = 'INVALID') => ({
  product: null,
  moves: null,
  errors: [{ code, field, message }],
});

function aProductInSizes() {
  return aProduct(server.prisma, {
    variants: [
      { size: '12', stock: 2 },
      { size: 'S', stock: 0 },
    ],
  });
}

describe('the stock', () => {
  test('is corrected by the difference after a count', async () => {
    const { id } = await aProduct(server.prisma);
    expect(await setStock({ id, stock: 3, note: ' Counted ' })).toEqual({
      product: { stock: 3, variants: [{ size: null, stock: 3 }] },
      moves: [{ size: null, delta: -2, reason: 'CORRECTION', note: 'Counted', actorName: 'Maya Staff' }],
      errors: [],
    });
    expect(
      await server.prisma.auditEntry.findFirst({ where: { entityId: id, action: 'stock.set' } }),
    ).toMatchObject({ actorId: admin.user.id, after: { reason: 'CORRECTION' } });
  });

  test('gets no ledger entry if nothing changes', async () => {
    const { id } = await aProduct(server.prisma);
    expect(await setStock({ id, stock: 5 })).toMatchObject({ product: { stock: 5 }, moves: [] });
    expect(await server.prisma.auditEntry.count({ where: { entityId: id } })).toBe(0);
  });

  test('can be adjusted up and down', async () => {
    const { id } = await aProduct(server.prisma);
    expect(await setStock({ id, delta: 4, reason: 'RECEIVED' })).toMatchObject({
      product: { stock: 9 },
      moves: [{ delta: 4, reason: 'RECEIVED' }],
    });
    expect(await setStock({ id, delta: -9 })).toMatchObject({ product: { stock: 0 } });
    expect(await setStock({ id, delta: -1 })).toEqual(
      buildRefusal('delta', 'The stock is 0. You can’t remove more than that.', 'OUT_OF_STOCK'),
    );
  });

  test('can be set for one variant, or for several at once', async () => {
    const { id } = await aProductInSizes();
    expect(await setStock({ id, size: 's', delta: 3, reason: 'RETURN' })).toMatchObject({
      product: {
        stock: 5,
        variants: [
          { size: '12', stock: 2 },
          { size: 'S', stock: 3 },
        ],
      },
    });
    const variants = [
      { size: 'S', stock: 1 },
      { size: '12', stock: 6 },
    ];
    expect(await setStock({ id, variants })).toMatchObject({
      product: { stock: 7 },
      moves: [
        { size: 'S', delta: -2 },
        { size: '12', delta: 4 },
      ],
    });
  });

  test.each([
    [{}, 'stock', 'Send exactly one of “stock”, “variants” and “delta”.'],
    [{ stock: 1, delta: 1 }, 'stock', 'Send exactly one of “stock”, “variants” and “delta”.'],
    [{ stock: -1 }, 'stock', 'Enter the stock as a whole number from 0 to 1,00,000.'],
    [{ delta: 0 }, 'delta', 'Enter the change in stock as a whole number other than 0.'],
    [
      { delta: 1, reason: 'ORDER' },
      'reason',
      'Choose one of CORRECTION, RECEIVED, RETURN, DAMAGED, LOST, FOUND, IN_REPAIR, MELTED, SAMPLE, OTHER.',
    ],
    [{ delta: 1, reason: 'OTHER' }, 'note', 'Enter the reason for the stock change in the note.'],
    [{ delta: 1, note: 'x'.repeat(241) }, 'note', 'Use at most 240 characters for the note.'],
    [{ stock: 1 }, 'size', 'This product has several sizes. Choose one.'],
    [{ variants: [] }, 'variants', 'Send exactly one of “stock”, “variants” and “delta”.'],
    [
      {
        variants: [
          { size: 'S', stock: 1 },
          { size: 's', stock: 2 },
        ],
      },
      'variants.1.size',
      'This size is listed twice.',
    ],
  ])('cannot be set with %j', async (input, field, message) => {
    const { id } = await aProductInSizes();
    expect(await setStock({ id, ...input })).toEqual(buildRefusal(field, message));
    expect(await server.prisma.stockMove.count({ where: { variant: { productId: id } } })).toBe(0);
  });

  test('cannot be set for an unknown product or size, and nothing is written', async () => {
    const { id } = await aProductInSizes();
    const variants = [
      { size: '12', stock: 9 },
      { size: '99', stock: 1 },
    ];
    expect(await setStock({ id, variants })).toEqual(
      buildRefusal('variants.1.size', 'This product doesn’t come in that size.', 'NOT_FOUND'),
    );
    expect(await setStock({ id, size: '99', stock: 1 })).toEqual(
      buildRefusal('size', 'This product doesn’t come in that size.', 'NOT_FOUND'),
    );
    expect(await server.prisma.product.findUnique({ where: { id } })).toMatchObject({ stock: 2 });
    expect(await setStock({ id: 'none', stock: 1 })).toEqual(
      buildRefusal('id', 'This product no longer exists.', 'NOT_FOUND'),
    );
  });

  test('matches its ledger after simultaneous orders and receipts', async () => {
    const createdProduct = await aProduct(server.prisma, { stock: 10 });
    const placeOrder = () =>
      server.graphql(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }',
        { input: buildOrderInput([{ productId: createdProduct.id, quantity: 1 }]) },
      );
    await Promise.all([
      ...Array.from({ length: 4 }, placeOrder),
      ...Array.from({ length: 4 }, () => setStock({ id: createdProduct.id, delta: 2, reason: 'RECEIVED' })),
    ]);
    const [product, sums] = await Promise.all([
      server.prisma.product.findUniqueOrThrow({
        where: { id: createdProduct.id },
        include: { variants: true },
      }),
      server.prisma.stockMove.aggregate({
        where: { variant: { productId: createdProduct.id } },
        _sum: { delta: true },
        _count: true,
      }),
    ]);
    expect(sums._count).toBe(8);
    expect(product.stock).toBe(14);
    expect(product.variants[0]?.stock).toBe(14);
    expect(sums._sum.delta).toBe(4);
  });
});

describe('the stock ledger', () => {
  test('lists the item, reason, author and time of each move, newest first', async () => {
    const createdProduct = await aProductInSizes();
    const [variant] = createdProduct.variants;
    await setStock({
      id: createdProduct.id,
      size: '12',
      delta: 1,
      reason: 'RECEIVED',
      note: 'From the workshop',
    });
    const firstMoveTime = server.clock.now.toISOString();
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await setStock({ id: createdProduct.id, size: 'S', stock: 2 });
    const moves = await fetchStockMoves({ productId: createdProduct.id });
    expect(moves.totalCount).toBe(2);
    expect(moves.edges[1].node).toEqual({
      delta: 1,
      reason: 'RECEIVED',
      note: 'From the workshop',
      sku: variant?.sku,
      size: '12',
      orderNumber: null,
      actorName: 'Maya Staff',
      at: firstMoveTime,
      product: { id: createdProduct.id },
    });
    expect(moves.edges[0].node).toMatchObject({ size: 'S', delta: 2, reason: 'CORRECTION' });
  });

  test('names the order that took an item', async () => {
    const createdProduct = await aProduct(server.prisma);
    const { data } = await server.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } } }',
      { input: buildOrderInput([{ productId: createdProduct.id, quantity: 2 }]) },
    );
    expect((await fetchStockMoves({ productId: createdProduct.id })).edges).toMatchObject([
      { node: { delta: -2, reason: 'ORDER', orderNumber: data?.placeOrder.order.number, actorName: null } },
    ]);
  });

  test('can be filtered by product, reasons and time, and read page by page', async () => {
    const { id: productId } = await aProduct(server.prisma);
    const start = server.clock.now;
    for (const delta of [1, 2, 3]) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      await setStock({ id: productId, delta, reason: delta === 2 ? 'RETURN' : 'RECEIVED' });
    }
    const findDeltas = async (filter: Record<string, unknown>, page = {}) =>
      (await fetchStockMoves({ productId, ...filter }, page)).edges.map(
        ({ node }: { node: { delta: number } }) => node.delta,
      );
    expect(await findDeltas({ reasons: ['RECEIVED'] })).toEqual([3, 1]);
    const getTimeAfter = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();
    expect(await findDeltas({ from: getTimeAfter(2), to: getTimeAfter(3) })).toEqual([2]);

    const first = await fetchStockMoves({ productId }, { first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(await findDeltas({}, { first: 2, after: first.pageInfo.endCursor })).toEqual([1]);
  });
});
