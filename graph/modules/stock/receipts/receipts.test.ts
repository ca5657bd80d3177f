import { beforeAll, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels } from '#graph/testing/setLevel.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
});

async function receive(input: object) {
  const { data } = await admin.graphql(
    `mutation ($input: ReceiveGoodsInput!) { receiveGoods(input: $input) {
      receipt { id number supplier pieces cost weightMg actorName location { name } lines { sku quantity unitCost weightMg } }
      errors { code reason field message } } }`,
    { input: { locationId: SHOP, supplier: 'Patan goldsmiths', ...input } },
  );
  return data?.receiveGoods;
}

test('receiving goods creates one numbered goods receipt, and the stock ledger refers to it', async () => {
  const ring = await aProduct(server.prisma, { stock: 1 });
  const sku = ring.variants[0]?.sku ?? '';
  const { receipt, errors } = await receive({
    reference: 'Bill 88',
    lines: [
      { sku: sku.toLowerCase(), quantity: 2, unitCost: 7000, weightMg: 10_020 },
      { sku, quantity: 1 },
    ],
  });
  expect(errors).toEqual([]);
  expect(receipt).toMatchObject({
    supplier: 'Patan goldsmiths',
    pieces: 3,
    cost: 14_000,
    weightMg: 10_020,
    actorName: 'Maya Staff',
    location: { name: 'Shop' },
    lines: [
      { sku, quantity: 2, unitCost: 7000, weightMg: 10_020 },
      { sku, quantity: 1, unitCost: null, weightMg: null },
    ],
  });
  expect(receipt.number).toMatch(/^GR-\d{4}$/);
  expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 4 });
  const { data } = await admin.graphql(
    'query ($filter: StockMoveFilter) { stockMoves(filter: $filter) { edges { node { delta reason document location { name } } } } suppliers }',
    { filter: { document: receipt.number } },
  );
  expect(data?.stockMoves.edges).toHaveLength(2);
  expect(data?.stockMoves.edges[0].node).toMatchObject({ reason: 'RECEIVED', location: { name: 'Shop' } });
  expect(data?.suppliers).toContain('Patan goldsmiths');
});

test('a product without a cost takes the unit cost of the receipt; an existing cost is kept', async () => {
  const ring = await aProduct(server.prisma, { stock: 1 });
  const sku = ring.variants[0]?.sku ?? '';
  const readCost = async () =>
    (await server.prisma.product.findUniqueOrThrow({ where: { id: ring.id } })).cost;
  await receive({ lines: [{ sku, quantity: 1 }] });
  expect(await readCost()).toBeNull();
  await receive({ lines: [{ sku, quantity: 2, unitCost: 1_500 }] });
  expect(await readCost()).toBe(1_500);
  await receive({ lines: [{ sku, quantity: 1, unitCost: 1_700 }] });
  expect(await readCost()).toBe(1_500);
});

test('a form sent twice, even simultaneously, creates one receipt, and numbers have no gaps', async () => {
  const ring = await aProduct(server.prisma, { stock: 0 });
  const lines = [{ sku: ring.variants[0]?.sku, quantity: 2 }];
  const results = await Promise.all([1, 2, 3].map(() => receive({ lines, key: 'form-1' })));
  expect(new Set(results.map(({ receipt }) => receipt.id)).size).toBe(1);
  expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 2 });
  const { receipt } = await receive({ lines });
  const [firstNumber, secondNumber] = [results[0].receipt.number, receipt.number].map((number) =>
    Number(number.slice(3)),
  );
  expect(secondNumber).toBe((firstNumber ?? 0) + 1);
});

test.each([
  ['an unknown SKU', { lines: [{ sku: 'none', quantity: 1 }] }, 'lines.0.sku'],
  ['no lines', { lines: [] }, 'lines'],
  ['a quantity of zero', { lines: [{ sku: 'x', quantity: 0 }] }, 'lines.0.quantity'],
  ['a blank supplier', { supplier: ' ', lines: [{ sku: 'x', quantity: 1 }] }, 'supplier'],
  ['an unknown location', { locationId: 'none', lines: [{ sku: 'x', quantity: 1 }] }, 'locationId'],
])('refuses a receipt with %s, and adds no stock', async (_case, input, field) => {
  const before = await server.prisma.goodsReceipt.count();
  expect((await receive(input)).errors).toMatchObject([{ field }]);
  expect(await server.prisma.goodsReceipt.count()).toBe(before);
});
