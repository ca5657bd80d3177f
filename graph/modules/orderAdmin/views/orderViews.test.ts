import { beforeAll, expect, test } from 'vitest';
import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { isInView, ORDER_VIEWS } from '#domain/orders/orderViews.ts';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aTransferReceipt } from '#graph/testing/aTransferReceipt.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
  for (const status of ORDER_STATUSES)
    for (const paymentMethod of PAYMENT_METHODS) {
      await anOrder(server.prisma, { status, paymentMethod });
      await anOrder(server.prisma, { status, paymentMethod, paymentStatus: 'PAID' });
      await anOrder(server.prisma, { status, paymentMethod, paymentStatus: 'PART_PAID', paid: 5_000 });
    }
  await anOrder(server.prisma, { status: 'CONFIRMED', paid: 14_100, paymentStatus: 'PAID' });
  for (const status of RETURN_STATUSES)
    await aReturn(server.prisma, await anOrder(server.prisma, { status: 'DELIVERED' }), { status });
  const bookedUntil = new Date('2026-12-27T00:00:00Z');
  await anOrder(server.prisma, { bookedUntil });
  await anOrder(server.prisma, { bookedUntil, paymentStatus: 'PART_PAID', paid: 2_950 });
  await anOrder(server.prisma, { bookedUntil, paymentStatus: 'PAID' });
  const orderWithReceipt = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
  await aTransferReceipt(server.prisma, orderWithReceipt);
  await aTransferReceipt(server.prisma, orderWithReceipt, { status: 'DECLINED' });
  await aTransferReceipt(server.prisma, await anOrder(server.prisma), { status: 'ACCEPTED' });
  const orderWithReturns = await anOrder(server.prisma, { status: 'DELIVERED' });
  await aReturn(server.prisma, orderWithReturns);
  await aReturn(server.prisma, orderWithReturns, { status: 'RECEIVED' });
  const orderUnderReview = await anOrder(server.prisma, { status: 'DELIVERED' });
  await aPaymentAttempt(server.prisma, orderUnderReview, { status: 'UNDER_REVIEW' });
  await aPaymentAttempt(server.prisma, orderUnderReview, { status: 'SETTLED', refundRequested: 500 });
  await aPaymentAttempt(server.prisma, orderWithReturns, { status: 'SETTLED' });
});

test.each(ORDER_VIEWS)('the count of %s matches its list and the domain’s rule', async (view) => {
  const { data } = await staff.graphql(
    `query ($view: OrderView) {
      orderViewCounts { view count }
      adminOrders(filter: { view: $view }, first: 100) { totalCount edges { node { number } } }
    }`,
    { view },
  );
  const orders = await server.prisma.order.findMany({
    include: { returns: true, attempts: true, transferReceipts: true },
  });
  const expected = orders.filter(({ due, refundDue, returns, attempts, transferReceipts, ...order }) =>
    isInView(view, {
      ...order,
      due: due ?? 0,
      refundDue: refundDue ?? 0,
      hasUndecidedReceipt: transferReceipts.some(({ status }) => status === 'SUBMITTED'),
      returns: returns.map(({ status }) => status),
      hasPaymentToCheck: attempts.some(
        ({ status, refundRequested }) => status === 'UNDER_REVIEW' || refundRequested !== null,
      ),
    }),
  );
  const numbers = data?.adminOrders.edges.map(({ node }: { node: { number: string } }) => node.number);

  expect(numbers.toSorted()).toEqual(expected.map(({ number }) => number).toSorted());
  expect(data?.orderViewCounts.find((row: { view: string }) => row.view === view).count).toBe(
    expected.length,
  );
});

test('the database derives the amount due from the ledger, whichever code writes to the order', async () => {
  const { id } = await anOrder(server.prisma);
  const readAmountDue = async () => (await server.prisma.order.findUniqueOrThrow({ where: { id } })).due;
  expect(await readAmountDue()).toBe(11_800);
  await server.prisma.order.update({ where: { id }, data: { paid: 5_000, credited: 800 } });
  expect(await readAmountDue()).toBe(6_000);
  await server.prisma.order.update({ where: { id }, data: { status: 'CANCELLED' } });
  expect(await readAmountDue()).toBe(0);
});

test('the database derives the refund due from the ledger as the domain does, whichever code writes to the order', async () => {
  const sums = { paid: 12_000, refunded: 300, credited: 2_300 };
  for (const status of ORDER_STATUSES) {
    const { id } = await anOrder(server.prisma);
    const order = await server.prisma.order.update({
      where: { id },
      data: { status, ...sums, forfeited: 1_200 },
    });
    expect((await server.prisma.order.findUniqueOrThrow({ where: { id } })).refundDue).toBe(
      calculateRefundDue(order),
    );
  }
});

test('all order views are counted in one statement, from one index', async () => {
  const rows = await server.prisma.$queryRaw<{ key: string | null; Extra: string | null }[]>`
    EXPLAIN SELECT COUNT(*) FROM orders
    WHERE status IN ('SHIPPED', 'DELIVERED') AND payment_method IN ('COD') AND due > 0`;
  expect(rows).toMatchObject([{ key: 'orders_by_desk_idx', Extra: expect.stringContaining('Using index') }]);
});
