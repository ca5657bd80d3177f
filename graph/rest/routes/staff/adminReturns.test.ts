import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { describeRows, STAFF } from '../../testing/describeRows.ts';
import { adminReturns } from './adminReturns.ts';

const server = useTestServer();
const readers = [...STAFF, 'read-orders'] as const;

const anOrderThatCame = (given = {}) =>
  anOrder(server.prisma, { status: 'DELIVERED', paymentStatus: 'PAID', ...given });

async function returned(given: Parameters<typeof aReturn>[2] = {}, of = {}) {
  return aReturn(server.prisma, await anOrderThatCame(of), given);
}

const reason = 'changed_mind';
const refund = { amount: 500, method: 'cash', compensationReason: 'It came late.' };

describeRows(server, adminReturns, {
  'GET /admin/returns': {
    may: readers,
    request: async () => {
      await returned();
      return {
        query: { status: 'requested,approved', wish: 'refund', reason: 'wrong_size', sort: 'oldest' },
      };
    },
    wrong: {
      'status.0': { query: { status: 'lost' } },
      wish: { query: { wish: 'gift' } },
      from: { query: { from: 'yesterday' } },
      limit: { query: { limit: '101' } },
    },
  },
  'GET /admin/returns/:id': {
    may: readers,
    request: async () => ({ id: (await returned()).number }),
  },
  'POST /admin/orders/:id/returns': {
    may: STAFF,
    request: async () => {
      const { id, lines } = await anOrderThatCame();
      const line = { lineId: lines[0]?.id, quantity: 1, reason, condition: 'worn', restock: false };
      const named = [{ ...line, wishedWords: 'The one with the ruby' }];
      return { id, body: { isReceived: true, wish: 'exchange', lines: named, refund: { method: 'cash' } } };
    },
    wrong: {
      isReceived: { body: {} },
      'refund.method': { body: { isReceived: true, refund: { method: 'cod' } } },
      version: { status: 409, body: { isReceived: true, version: 99 } },
    },
  },
  'PUT /admin/returns/:id/approve': {
    may: STAFF,
    request: async () => ({ id: (await returned()).id, body: { instructions: 'By post, please.' } }),
    wrong: {
      instructions: { body: { instructions: 5 } },
      version: { status: 409, body: { version: 99 } },
    },
  },
  'PUT /admin/returns/:id/decline': {
    may: STAFF,
    request: async () => ({ id: (await returned()).id, body: { reason: 'It was worn.' } }),
    wrong: { reason: { status: 422, body: { reason: '' } } },
  },
  'PUT /admin/returns/:id/receive': {
    may: STAFF,
    request: async () => {
      const { id, lines } = await returned({ status: 'APPROVED' });
      const came = { lineId: lines[0]?.id, received: 1, condition: 'as_new', restock: true };
      return { id, body: { lines: [came], deduction: 100, deductionReason: 'Polished again.' } };
    },
    wrong: {
      lines: { body: {} },
      'lines.0.condition': {
        body: { lines: [{ lineId: '1', received: 1, condition: 'gone', restock: true }] },
      },
    },
  },
  'PUT /admin/returns/:id/close': {
    may: STAFF,
    request: async () => ({ id: (await returned({ status: 'RECEIVED' })).id, body: {} }),
    wrong: { version: { status: 409, body: { version: 99 } } },
  },
  'POST /admin/returns/:id/exchange': {
    may: STAFF,
    request: async () => {
      const { id: productId } = await aProduct(server.prisma);
      const { id } = await returned({ status: 'RECEIVED' }, { credited: 1_000 });
      return { id, body: { items: [{ productId, quantity: 1 }], paymentMethod: 'cod' } };
    },
    wrong: {
      items: { body: { paymentMethod: 'cod' } },
      paymentMethod: { body: { items: [], paymentMethod: 'exchange' } },
    },
  },
  'POST /admin/orders/:id/refunds': {
    may: [...STAFF, 'write-orders'],
    request: async () => ({ id: (await anOrderThatCame()).number, body: refund }),
    wrong: {
      method: { body: { ...refund, method: 'cod' } },
      amount: { status: 422, body: { ...refund, amount: 0 } },
      compensationReason: { status: 409, body: { ...refund, compensationReason: '' } },
      version: { status: 409, body: { ...refund, version: 99 } },
    },
  },
});
