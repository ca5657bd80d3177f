import { API_SCOPES } from '#domain/accounts/roles.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { useTestServer } from '#graph/testing/server.ts';
import type { Caller } from '../testing/callers.ts';
import { describeRows, SIGNED_IN } from '../testing/describeRows.ts';
import { returns } from './returns.ts';

const server = useTestServer();

/** An order of the caller that has just arrived; of nobody where there is no account. */
function delivered({ user }: Pick<Caller, 'user'>) {
  return anOrder(server.prisma, {
    userId: user?.id ?? null,
    status: 'DELIVERED',
    placedAt: server.clock.now,
    lines: [{ quantity: 2, lineTotal: 20_000 }],
  });
}

// Who has neither account nor token is not told whether there is such an order.
const notFound = (...but: string[]) =>
  Object.fromEntries(
    ['nobody', ...API_SCOPES].filter((caller) => !but.includes(caller)).map((caller) => [caller, 404]),
  );

const wish = 'refund';
const line = { quantity: 1, reason: 'wrong_size' };

describeRows(server, returns, {
  'GET /orders/:id/returns': {
    may: [...SIGNED_IN, 'read-orders'],
    otherwise: notFound('read-orders'),
    request: async (caller) => {
      const order = await delivered(caller);
      await aReturn(server.prisma, order);
      return { id: order.id };
    },
    wrong: { guestToken: { query: { guestToken: ['one', 'two'] as unknown as string } } },
  },
  'POST /orders/:id/returns': {
    may: SIGNED_IN,
    otherwise: notFound(),
    request: async (caller) => {
      const { number, lines } = await delivered(caller);
      return { id: number, body: { wish, lines: [{ ...line, lineId: lines[0]?.id }] } };
    },
    wrong: {
      wish: { body: { wish: 'gift', lines: [] } },
      'lines.0.reason': { body: { wish, lines: [{ lineId: '1', quantity: 1, reason: 'nobody_there' }] } },
      lines: { status: 422, body: { wish, lines: [] } },
      'lines.0.quantity': { status: 422, body: { wish, lines: [{ ...line, lineId: '1', quantity: 0 }] } },
    },
  },
  'PUT /returns/:id/cancel': {
    may: SIGNED_IN,
    otherwise: notFound(),
    request: async (caller) => ({
      id: (await aReturn(server.prisma, await delivered(caller))).number,
      body: {},
    }),
    wrong: { guestToken: { body: { guestToken: 5 } } },
  },
});
