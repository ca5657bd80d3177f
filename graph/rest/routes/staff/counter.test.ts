import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { describeRows, STAFF } from '../../testing/describeRows.ts';
import { counter } from './counter.ts';

const server = useTestServer();

const sale = {
  items: [{ productId: 'nothing', quantity: 1 }],
  payments: [{ method: 'cash', amount: 11_800, given: 12_000 }],
};

describeRows(server, counter, {
  'POST /admin/counter/sales': {
    may: [...STAFF, 'write-orders'],
    request: async () => {
      const { id: productId } = await aProduct(server.prisma);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return { headers, body: { ...sale, items: [{ productId, quantity: 1 }] } };
    },
    wrong: {
      body: { body: 'a sale' },
      'payments.0.method': { body: { ...sale, payments: [{ method: 'cod', amount: 11_800 }] } },
      'items.0.quantity': { body: { ...sale, items: [{ productId: 'nothing', quantity: 'two' }] } },
      items: { status: 422, body: { ...sale, items: [] } },
      'payments.0.given': {
        status: 422,
        body: { ...sale, payments: [{ method: 'cash', amount: 11_800, given: 100 }] },
      },
      'buyer.pan': { status: 422, body: { ...sale, buyer: { pan: '12' } } },
    },
  },
});
