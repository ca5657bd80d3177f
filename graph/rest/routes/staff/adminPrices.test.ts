import { expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../../testing/callers.ts';
import { describeRoutes, STAFF } from '../../testing/describeRoutes.ts';
import { adminPrices } from './adminPrices.ts';

const server = useTestServer();

describeRoutes(server, adminPrices, {
  'POST /admin/prices': {
    allowedCallers: [...STAFF, 'write-catalog', 'write-prices'],
    request: async ({ prisma }) => ({ body: { rows: [{ sku: (await aProduct(prisma)).sku, price: 9000 }] } }),
    invalidRequests: {
      rows: { body: {} },
    },
  },
});

test('a refused row returns its problem and does not affect other rows', async () => {
  const { token } = await aCaller(server, 'write-catalog');
  const { sku } = await aProduct(server.prisma);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/admin/prices',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      rows: [
        { sku: 'NO-SUCH', price: 1 },
        { sku, price: 9000 },
      ],
    },
  });
  expect(response.json().data).toEqual({
    results: [
      {
        row: 1,
        sku: 'NO-SUCH',
        ok: false,
        changed: false,
        price: null,
        code: 'NOT_FOUND',
        reason: 'PRODUCT_SKU_NOT_FOUND',
        params: { sku: 'NO-SUCH' },
        field: 'sku',
        message: 'No product has the SKU NO-SUCH.',
      },
      { row: 2, sku, ok: true, changed: true, price: 9000 },
    ],
    done: 1,
    failed: 1,
  });
});
