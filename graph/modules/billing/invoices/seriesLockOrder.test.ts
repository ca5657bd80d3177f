import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

/** Matches statements that lock stock rows until the transaction ends. */
const STOCK_LOCK_PATTERN = /^(?=.*\b(variants|stock_levels)\b)\s*(UPDATE|SELECT.*FOR UPDATE)/is;
const INVOICE_LOCK_PATTERN = /^\s*INSERT INTO invoice_series/i;
const CREDIT_NOTE_LOCK_PATTERN = /^\s*INSERT INTO credit_note_series/i;

const server = useTestServer();
const { recordStatementsDuring: recordStatements } = useQueryLog(server);
let token: string;

beforeAll(async () => {
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

const postMutation = (app: FastifyInstance, query: string, input: object) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { input } },
    headers: { authorization: `Bearer ${token}` },
  });

/** Returns the positions of the stock and series locks among a mutation's statements. */
async function findLockPositions(name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const statements = await recordStatements(async (app) => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { reason } } }`;
    expect((await postMutation(app, query, input)).json()).toMatchObject({
      data: { [name]: { errors: [] } },
    });
  });
  const findPositions = (pattern: RegExp) =>
    statements.flatMap((statement, index) => (pattern.test(statement) ? [index] : []));
  return {
    stock: findPositions(STOCK_LOCK_PATTERN),
    invoices: findPositions(INVOICE_LOCK_PATTERN),
    creditNotes: findPositions(CREDIT_NOTE_LOCK_PATTERN),
  };
}

/** Checks that a single number was allocated, after all other locks. */
function expectNumberLast(numberLockPositions: number[], otherLockPositions: number[]) {
  expect(otherLockPositions.length).toBeGreaterThan(0);
  expect(numberLockPositions).toHaveLength(1);
  expect(numberLockPositions[0]).toBeGreaterThan(Math.max(...otherLockPositions));
}

async function anOrderLine() {
  const { id: productId, variants } = await aProduct(server.prisma, { price: 10_000, stock: 5 });
  return { productId, variantId: variants[0]?.id ?? '' };
}

/** Creates an order, by default delivered, and issues its invoice. */
async function aBilledOrder(overrides: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(server.prisma, {
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    lines: [await anOrderLine()],
    ...overrides,
  });
  await server.app.inject({
    url: `/invoices/${order.id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return order;
}

const inputBuilders = {
  sellAtCounter: async () => ({
    lines: [{ productId: (await anOrderLine()).productId, quantity: 1 }],
    payments: [{ method: 'CASH', amount: 11_800 }],
  }),
  exchangeReturn: async () => {
    const order = await anOrder(server.prisma, {
      status: 'RETURNED',
      paymentStatus: 'PAID',
      credited: 11_800,
      isStockReserved: false,
    });
    const returnedOrder = await aReturn(server.prisma, order, {
      status: 'RECEIVED',
      wish: 'EXCHANGE',
      goods: 11_800,
    });
    const lines = [{ productId: (await anOrderLine()).productId, quantity: 1 }];
    return { id: returnedOrder.id, lines, isTakenAlong: true, paymentMethod: 'CASH' };
  },
} satisfies Record<string, () => Promise<object>>;

test.each(Object.entries(inputBuilders))(
  '%s locks the invoice series last, after the stock',
  async (name, input) => {
    const { stock, invoices } = await findLockPositions(name, await input());
    expectNumberLast(invoices, stock);
  },
);

test('returns and cancellations lock the credit note series last', async () => {
  const returnedOrder = await aBilledOrder();
  const [line] = returnedOrder.lines;
  const lockedPositions = [
    await findLockPositions('startReturn', {
      id: returnedOrder.id,
      isReceived: true,
      lines: [{ lineId: line?.id, quantity: 1, reason: 'WRONG_SIZE' }],
    }),
    await findLockPositions('adminCancelOrder', {
      id: (await aBilledOrder({ status: 'PROCESSING', isStockReserved: true })).id,
      reason: 'No longer wanted',
    }),
  ];
  for (const { stock, creditNotes } of lockedPositions) expectNumberLast(creditNotes, stock);
});

test('replacing an invoice locks the invoice series before the credit note series', async () => {
  const { id } = await aBilledOrder({ status: 'PROCESSING', isStockReserved: true });
  await server.prisma.order.update({ where: { id }, data: { finalTotal: 9000 } });
  const { invoices, creditNotes } = await findLockPositions('updateOrderStatus', { id, status: 'SHIPPED' });
  expectNumberLast(creditNotes, invoices);
});
