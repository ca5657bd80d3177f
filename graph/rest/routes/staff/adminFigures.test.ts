import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../../testing/callers.ts';
import { describeRoutes, STAFF } from '../../testing/describeRoutes.ts';
import { adminFigures } from './adminFigures.ts';

const server = useTestServer();

async function aSale() {
  const { id: productId } = await aProduct(server.prisma, { stock: 1 });
  const placedAt = new Date(Date.now() - 60_000);
  await anOrder(server.prisma, { placedAt, lines: [{ productId }] });
}

describeRoutes(server, adminFigures, {
  'GET /admin/dashboard': {
    allowedCallers: STAFF,
    request: async () => {
      await aSale();
      return { query: { period: '7' } };
    },
    invalidRequests: { period: { query: { period: '0' } } },
  },
  'GET /admin/analytics': {
    allowedCallers: STAFF,
    request: async () => {
      await aSale();
      return { query: { interval: 'week' } };
    },
    invalidRequests: { interval: { query: { interval: 'year' } }, from: { query: { from: 'then' } } },
  },
  'GET /admin/stats': { allowedCallers: STAFF },
});

test('the default period is 30 days', async () => {
  const { token } = await aCaller(server, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await server.app.inject({ url: '/api/admin/dashboard', headers })).json();
  expect(data.series).toHaveLength(30);
});
