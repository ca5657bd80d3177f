import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from './testing/callers.ts';

const server = useTestServer();
const tokens: Record<string, string | null> = {};

beforeAll(async () => {
  tokens.stock = (await aCaller(server, 'write-stock')).token;
  tokens.prices = (await aCaller(server, 'write-catalog')).token;
});

async function pushRows(resource: 'stock' | 'prices', rows: unknown) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/admin/${resource}`,
    headers: { authorization: `Bearer ${tokens[resource]}` },
    payload: { rows },
  });
  return { status: response.statusCode, ...response.json() };
}

const aSku = async () => (await aProduct(server.prisma)).variants[0]?.sku ?? '';

test('an invalid stock row is refused at its position and the others are applied', async () => {
  const [firstSku, secondSku] = [await aSku(), await aSku()];
  const { status, data } = await pushRows('stock', [
    { sku: firstSku, quantity: 1.5 },
    { sku: firstSku, quantity: '5' },
    { quantity: 5 },
    { sku: firstSku, quantity: 5, colour: 'rose' },
    null,
    { sku: 7, quantity: 5 },
    { sku: firstSku, quantity: 6 },
    { sku: secondSku, quantity: 99_999_999_999 },
    { sku: secondSku, quantity: -1 },
    { sku: firstSku, quantity: 8 },
  ]);
  expect(status).toBe(200);
  expect([data.done, data.failed]).toEqual([1, 9]);
  const invalidResult = { ok: false, code: 'INVALID', quantity: null, stock: null };
  const bounds = { least: 0, most: 100_000 };
  expect(data.results).toMatchObject([
    {
      row: 1,
      sku: firstSku,
      ...invalidResult,
      reason: 'WRONG_TYPE',
      field: 'quantity',
      message: 'This must be a whole number.',
    },
    { row: 2, ...invalidResult, reason: 'WRONG_TYPE', field: 'quantity', params: { expected: 'number' } },
    { row: 3, sku: null, ...invalidResult, reason: 'REQUIRED', field: 'sku' },
    { row: 4, ...invalidResult, reason: 'UNKNOWN_FIELD', field: 'colour' },
    { row: 5, sku: null, ...invalidResult, field: 'rows' },
    { row: 6, sku: null, ...invalidResult, reason: 'WRONG_TYPE', field: 'sku' },
    { row: 7, sku: firstSku, ok: true, quantity: 6, stock: 6 },
    {
      row: 8,
      ok: false,
      code: 'INVALID',
      reason: 'STOCK_OUT_OF_BOUNDS',
      params: bounds,
      message: 'A location’s stock of a variant must be from 0 to 1,00,000.',
    },
    { row: 9, ok: false, code: 'INVALID', reason: 'STOCK_OUT_OF_BOUNDS', params: bounds },
    {
      row: 10,
      ok: false,
      reason: 'DUPLICATE_ROW',
      params: { first: 7 },
      message: expect.stringContaining('Row 7'),
    },
  ]);
});

test('an invalid price row is refused at its position, even if no valid row remains', async () => {
  const sku = await aSku();
  const { data } = await pushRows('prices', [
    { sku, price: '5' },
    { sku, price: 12_000 },
  ]);
  expect(data).toMatchObject({
    done: 1,
    failed: 1,
    results: [
      { row: 1, sku, ok: false, changed: false, price: null, reason: 'WRONG_TYPE', field: 'price' },
      { row: 2, ok: true, changed: true, price: 12_000 },
    ],
  });
  expect(await pushRows('prices', [{ price: 5 }])).toMatchObject({
    status: 200,
    data: { done: 0, failed: 1, results: [{ row: 1, reason: 'REQUIRED', field: 'sku' }] },
  });
});

describe.each(['stock', 'prices'] as const)('an update of %s', (resource) => {
  test.each([[[]], [Array.from({ length: 1001 }, () => ({ sku: 'x' }))]])(
    'with no rows or more than a thousand is refused completely',
    async (rows) => {
      expect(await pushRows(resource, rows)).toMatchObject({
        status: 422,
        code: 'INVALID',
        reason: 'TOO_MANY_ROWS',
        params: { most: 1000 },
        message: 'Send 1 to 1,000 rows.',
        errors: [{ field: 'rows' }],
      });
    },
  );

  test('is refused to unauthorised callers regardless of its rows', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/admin/${resource}`,
      payload: { rows: [null] },
    });
    expect(response.statusCode).toBe(401);
  });
});
