import { expect } from 'vitest';
import { calculateNetPaid, calculateRefundDue, derivePaymentStatus } from '#domain/orders/ledger.ts';
import { getProviderSlug, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { checkPayment } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import type { Payment, PaymentKind } from '#graph/prisma/generated/client.ts';
import { sumRefundedPaisa } from '#tools/fakeProviders/payment.ts';
import { advanceClock, getProviderPayment, isKnownToProvider, type PaymentRun, STOCK } from './openRun.ts';
import { decide, resolveRefund } from './staffActions.ts';

/**
 * Checks, after any action, that the ledger records only money that the provider has received, and that no stock is
 * lost or reserved twice.
 */
export async function expectConsistentMoney(run: PaymentRun): Promise<void> {
  for (const order of await findOrders(run)) {
    expect([order.paid, order.refunded]).toEqual([
      sum(order.payments, 'PAYMENT'),
      sum(order.payments, 'REFUND'),
    ]);
    expect(order.refunded).toBeLessThanOrEqual(order.paid);
    expect(order.paymentStatus).toBe(derivePaymentStatus(order));
    expect(order.refundDue).toBe(calculateRefundDue(order));
    for (const method of ONLINE_METHODS) {
      const ledgerPayments = order.payments.filter((payment) => payment.method === method);
      const paidAttempts = order.attempts
        .filter((attempt) => attempt.method === method)
        .reduce((total, { ref }) => total + findProviderPayment(run, ref, method).paidPaisa, 0);
      expect(sum(ledgerPayments, 'PAYMENT') * 100, `more by ${method} than it has`).toBeLessThanOrEqual(
        paidAttempts,
      );
    }
    for (const { id, ref, method } of order.attempts) {
      const ledgerPayments = order.payments.filter(({ attemptId }) => attemptId === id);
      if (ledgerPayments.length === 0) continue;
      expect(ledgerPayments).toHaveLength(1);
      expect(findProviderPayment(run, ref, method).paidPaisa).toBeGreaterThanOrEqual(
        sum(ledgerPayments, 'PAYMENT') * 100,
      );
    }
  }
  const reservedOrders = (await findOrders(run)).filter(({ isStockReserved }) => isStockReserved);
  const [variant] = run.product.variants;
  const { stock } = await run.server.prisma.variant.findUniqueOrThrow({ where: { id: variant?.id ?? '' } });
  expect(stock).toBe(STOCK - reservedOrders.length);
}

/** Ends all outages, advances the clock by several days and has staff decide the open reviews. */
export async function settleAll(run: PaymentRun): Promise<void> {
  const { server, fake, killer } = run;
  killer.nextKill = null;
  killer.hangingMethods.clear();
  for (const method of ONLINE_METHODS) fake[getProviderSlug(method)].setOutage({ kind: 'none' });
  for (const minutes of [1, 10, 60, 24 * 60, 24 * 60, 24 * 60]) await advanceClock(server, minutes);
  for (const startedPayment of run.startedPayments) await resolveRefund(run, startedPayment);
  for (const { attempts } of await findOrders(run))
    for (const { ref } of attempts.filter(({ status }) => status === 'UNDER_REVIEW')) {
      await checkPayment(server, ref);
      const { status, method } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
      if (status === 'UNDER_REVIEW')
        await decide(run, { ref }, findProviderPayment(run, ref, method).paidPaisa > 0);
    }
  for (const minutes of [24 * 60, 24 * 60]) await advanceClock(server, minutes);
}

/**
 * Checks at the end of a run that every rupee at a provider is in a ledger or was dismissed by staff, and that nothing
 * is pending.
 */
export async function expectAllSettled(run: PaymentRun): Promise<void> {
  const orders = await findOrders(run);
  const attempts = orders.flatMap((order) => order.attempts);
  const payments = orders.flatMap((order) => order.payments);
  expect(attempts.filter(({ status }) => status === 'OPEN' || status === 'UNDER_REVIEW')).toEqual([]);
  expect(attempts.filter(({ refundRequested }) => refundRequested !== null)).toEqual([]);

  const manualReferences = new Set(
    payments.flatMap(({ note, attemptId }) => (attemptId === null && note ? note : [])),
  );
  const dismissedAttempts = attempts.filter(
    ({ ref, events, status }) => status === 'FAILED' && events.some(isDecided) && !manualReferences.has(ref),
  );
  for (const method of ONLINE_METHODS) {
    const sumReceivedPaisa = (selectedAttempts: typeof attempts) =>
      selectedAttempts
        .filter((attempt) => attempt.method === method)
        .map(({ ref }) => findProviderPayment(run, ref, method))
        .reduce((total, payment) => total + payment.paidPaisa - sumRefundedPaisa(payment), 0);
    const methodPayments = payments.filter((payment) => payment.method === method);
    expect(sumReceivedPaisa(attempts) / 100).toBe(
      sum(methodPayments, 'PAYMENT') -
        sum(methodPayments, 'REFUND') +
        sumReceivedPaisa(dismissedAttempts) / 100,
    );
  }

  const refundDueIds = await findRefundsDue(run);
  for (const order of orders) {
    expect(order.isStockReserved && order.paid === 0, 'stock is reserved without a payment').toBe(false);
    // A compensation permanently reduces the amount due, even for money received later.
    const amountDue = order.status === 'CANCELLED' ? 0 : Math.max(0, order.finalTotal - order.credited);
    expect(refundDueIds.includes(order.id), 'is listed as refund due').toBe(
      calculateNetPaid(order) > amountDue,
    );
    const path = order.timeline.map(({ status }) => status);
    const cancellations = path.filter((to, index) => to === 'CANCELLED' && path[index - 1] !== to).length;
    expect(order.mails.filter(({ template }) => template === 'orderCancelled')).toHaveLength(cancellations);
  }
}

function findOrders({ server, orders }: PaymentRun) {
  return server.prisma.order.findMany({
    where: { id: { in: orders.map(({ id }) => id) } },
    include: {
      payments: true,
      attempts: { include: { events: true } },
      timeline: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      mails: true,
    },
  });
}

async function findRefundsDue({ staff }: PaymentRun): Promise<string[]> {
  const { data } = await staff.graphql(
    '{ adminOrders(filter: { view: REFUND_DUE }, first: 100) { edges { node { id } } } }',
  );
  const edges: { node: { id: string } }[] = data?.adminOrders.edges;
  return edges.map(({ node }) => node.id);
}

/** Returns the provider's payment, or an empty one if the provider has no record of it. */
function findProviderPayment(run: PaymentRun, ref: string, methodName: string) {
  const method = ONLINE_METHODS.find((candidate) => candidate === methodName);
  return method && isKnownToProvider(run, ref)
    ? getProviderPayment(run, { ref, method })
    : { paidPaisa: 0, refunds: [] };
}

function isDecided({ kind }: { kind: string }): boolean {
  return kind === 'REVIEWED';
}

function sum(entries: readonly Payment[], kind: PaymentKind): number {
  return entries
    .filter((entry) => entry.kind === kind && !entry.voidedAt)
    .reduce((total, { amount }) => total + amount, 0);
}
