import { expect } from 'vitest';
import { amountHeld, amountOwed, paymentStatusFrom } from '#domain/orders/ledger.ts';
import { ONLINE_METHODS, slugOf } from '#domain/payments/onlineMethods.ts';
import { check } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import type { Payment, PaymentKind } from '#graph/prisma/generated/client.ts';
import { refundedPaisa } from '#tools/fakeProviders/payment.ts';
import { isKnown, type Play, pass, STOCK, truthOf } from './openPayments.ts';
import { decide, findOutRefund } from './staffActs.ts';

/** At any moment: the ledger has no money that its provider has not, and no piece is held twice or lost. */
export async function expectNothingInvented(play: Play): Promise<void> {
  for (const order of await findOrders(play)) {
    expect([order.paid, order.refunded]).toEqual([
      sum(order.payments, 'PAYMENT'),
      sum(order.payments, 'REFUND'),
    ]);
    expect(order.refunded).toBeLessThanOrEqual(order.paid);
    expect(order.paymentStatus).toBe(paymentStatusFrom(order));
    expect(order.refundDue).toBe(amountOwed(order));
    for (const method of ONLINE_METHODS) {
      const entered = order.payments.filter((payment) => payment.method === method);
      const paid = order.attempts
        .filter((attempt) => attempt.method === method)
        .reduce((total, { ref }) => total + truth(play, ref, method).paidPaisa, 0);
      expect(sum(entered, 'PAYMENT') * 100, `more by ${method} than it has`).toBeLessThanOrEqual(paid);
    }
    for (const { id, ref, method } of order.attempts) {
      const entered = order.payments.filter(({ attemptId }) => attemptId === id);
      if (entered.length === 0) continue;
      expect(entered).toHaveLength(1);
      expect(truth(play, ref, method).paidPaisa).toBeGreaterThanOrEqual(sum(entered, 'PAYMENT') * 100);
    }
  }
  const held = (await findOrders(play)).filter(({ stockHeld }) => stockHeld);
  const [variant] = play.product.variants;
  const { stock } = await play.server.prisma.variant.findUniqueOrThrow({ where: { id: variant?.id ?? '' } });
  expect(stock).toBe(STOCK - held.length);
}

/** Providers answer again, days go by, and staff look at what was left to them. */
export async function letItSettle(play: Play): Promise<void> {
  const { server, fake, killer } = play;
  killer.next = null;
  killer.hanging.clear();
  for (const method of ONLINE_METHODS) fake[slugOf(method)].outage({ kind: 'none' });
  for (const minutes of [1, 10, 60, 24 * 60, 24 * 60, 24 * 60]) await pass(server, minutes);
  for (const begun of play.begun) await findOutRefund(play, begun);
  for (const { attempts } of await findOrders(play))
    for (const { ref } of attempts.filter(({ status }) => status === 'HELD')) {
      await check(server, ref);
      const { status, method } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
      if (status === 'HELD') await decide(play, { ref }, truth(play, ref, method).paidPaisa > 0);
    }
  for (const minutes of [24 * 60, 24 * 60]) await pass(server, minutes);
}

/** In the end: each rupee at a provider is in a ledger or was dismissed by a person, and nobody waits for anything. */
export async function expectAllSettled(play: Play): Promise<void> {
  const orders = await findOrders(play);
  const attempts = orders.flatMap((order) => order.attempts);
  const payments = orders.flatMap((order) => order.payments);
  expect(attempts.filter(({ status }) => status === 'OPEN' || status === 'HELD')).toEqual([]);
  expect(attempts.filter(({ refundAsked }) => refundAsked !== null)).toEqual([]);

  const byHand = new Set(payments.flatMap(({ note, attemptId }) => (attemptId === null && note ? note : [])));
  const dismissed = attempts.filter(
    ({ ref, events, status }) => status === 'FAILED' && events.some(isDecided) && !byHand.has(ref),
  );
  for (const method of ONLINE_METHODS) {
    const moved = (all: typeof attempts) =>
      all
        .filter((attempt) => attempt.method === method)
        .map(({ ref }) => truth(play, ref, method))
        .reduce((total, payment) => total + payment.paidPaisa - refundedPaisa(payment), 0);
    const own = payments.filter((payment) => payment.method === method);
    expect(moved(attempts) / 100).toBe(sum(own, 'PAYMENT') - sum(own, 'REFUND') + moved(dismissed) / 100);
  }

  const toPayBack = await findToPayBack(play);
  for (const order of orders) {
    expect(order.stockHeld && order.paid === 0, 'pieces are held for nothing').toBe(false);
    // A compensation lets the buyer off so much for good, also of money that comes later.
    const asked = order.status === 'CANCELLED' ? 0 : Math.max(0, order.finalTotal - order.credited);
    expect(toPayBack.includes(order.id), 'is listed to be paid back').toBe(amountHeld(order) > asked);
    const path = order.timeline.map(({ status }) => status);
    const calledOff = path.filter((to, index) => to === 'CANCELLED' && path[index - 1] !== to).length;
    expect(order.mails.filter(({ template }) => template === 'orderCancelled')).toHaveLength(calledOff);
  }
}

function findOrders({ server, orders }: Play) {
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

async function findToPayBack({ staff }: Play): Promise<string[]> {
  const { data } = await staff.ask(
    '{ adminOrders(filter: { view: TO_PAY_BACK }, first: 100) { edges { node { id } } } }',
  );
  const edges: { node: { id: string } }[] = data?.adminOrders.edges;
  return edges.map(({ node }) => node.id);
}

/** The payment as its provider has it; nothing where the provider never heard of it. */
function truth(play: Play, ref: string, named: string) {
  const method = ONLINE_METHODS.find((one) => one === named);
  return method && isKnown(play, ref) ? truthOf(play, { ref, method }) : { paidPaisa: 0, refunds: [] };
}

function isDecided({ kind }: { kind: string }): boolean {
  return kind === 'DECIDED';
}

function sum(entries: readonly Payment[], kind: PaymentKind): number {
  return entries
    .filter((entry) => entry.kind === kind && !entry.voidedAt)
    .reduce((total, { amount }) => total + amount, 0);
}
