import { amountDue } from '#domain/orders/ledger.ts';
import { amountReceived, type Decision, decideAttempt } from '#domain/payments/attempt.ts';
import type { ProviderAnswer } from '#graph/modules/payments/payments.providers.ts';
import type {
  Order,
  PaymentAttempt,
  PaymentEventSource,
  PrismaClient,
} from '#graph/prisma/generated/client.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import { readPrices } from '../booking/lowerPrices.ts';
import type { Acting } from '../lifecycle/acting.ts';
import { noteReceived } from '../lifecycle/noteReceived.ts';
import { receivePayment } from '../lifecycle/receivePayment.ts';
import { withOrder } from '../lifecycle/withOrder.ts';
import { noteHeard } from './attempts.ts';

export type Settling = Acting & { prisma: PrismaClient };

/**
 * What follows from a provider's answer about an attempt, once however often and from wherever it is heard: a browser that
 * came back, the clock, or staff. While the order is held, money that came is entered in its ledger, or the attempt is held
 * for a person, or ends. Answers the attempt as it stands then.
 */
export async function settle(
  services: Settling,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  answer: ProviderAnswer,
  source: PaymentEventSource,
): Promise<PaymentAttempt> {
  const seen = await services.prisma.paymentAttempt.findUniqueOrThrow({ where: { id } });
  if (decideAttempt(seen, answer, services.now).kind === 'WAIT') return seen;

  const decide = () =>
    withOrder(services, { id: orderId }, async (tx, order) => {
      const attempt = await tx.paymentAttempt.findUniqueOrThrow({ where: { id } });
      const decision = await decideOnce(tx, attempt, answer, services.now);
      if (decision.kind === 'WAIT' || isSame(attempt, decision)) return attempt;
      await noteHeard(tx, services, id, { kind: 'ANSWERED', source, data: { ...answer } });
      return applyDecision(tx, services, { order, attempt, answer, source }, decision);
    });
  try {
    return await decide();
  } catch (error) {
    // The same payment was entered for another attempt in this very moment: seen the second time.
    if (violatedUnique(error) === null) throw error;
    return decide();
  }
}

/** A payment of the provider counts for one attempt alone. */
async function decideOnce(
  tx: Transaction,
  attempt: PaymentAttempt,
  answer: ProviderAnswer,
  now: Date,
): Promise<Decision> {
  const decision = decideAttempt(attempt, answer, now);
  if (decision.kind !== 'SETTLE' || !answer.transactionId) return decision;
  const other = await tx.payment.findFirst({
    where: { method: attempt.method, transactionId: answer.transactionId },
    select: { id: true },
  });
  return other ? { kind: 'HOLD', reason: 'USED_ELSEWHERE' } : decision;
}

/** Held for this already, or dismissed by a person who has looked into it. */
function isSame({ status, reason }: PaymentAttempt, decision: Decision): boolean {
  return decision.kind === 'HOLD' && (status === 'HELD' || status === 'FAILED') && reason === decision.reason;
}

interface Held {
  order: Order;
  attempt: PaymentAttempt;
  answer: ProviderAnswer;
  source: PaymentEventSource;
}

/** Does to a held order and its attempt what was decided. */
export async function applyDecision(
  tx: Transaction,
  services: Settling,
  { order, attempt, answer, source }: Held,
  decision: Exclude<Decision, { kind: 'WAIT' }>,
): Promise<PaymentAttempt> {
  const { id } = attempt;
  const { feePaisa, transactionId } = answer;
  const said = { receivedPaisa: amountReceived(answer), feePaisa, transactionId };
  if (decision.kind === 'SETTLE') {
    await enterSettled(tx, services, order, attempt, { amount: attempt.amount, transactionId });
    await noteHeard(tx, services, id, { kind: 'SETTLED', source });
    return tx.paymentAttempt.update({
      where: { id },
      data: { ...said, status: 'SETTLED', reason: null, endedAt: services.now },
    });
  }
  if (decision.kind === 'HOLD') {
    await noteHeard(tx, services, id, { kind: 'HELD', source, data: { reason: decision.reason } });
    return tx.paymentAttempt.update({
      where: { id },
      data: { ...said, status: 'HELD', reason: decision.reason },
    });
  }
  await noteHeard(tx, services, id, { kind: 'ENDED', source, data: { status: decision.status } });
  return tx.paymentAttempt.update({
    where: { id },
    data: { status: decision.status, reason: null, endedAt: services.now },
  });
}

/** Enters the money of an attempt in the ledger of its held order, and says so in the timeline. */
export async function enterSettled(
  tx: Transaction,
  services: Acting,
  order: Order,
  { id: attemptId, method, bookedPrices }: PaymentAttempt,
  { amount, transactionId }: { amount: number; transactionId: string | null },
): Promise<Order> {
  const payable = await withoutCash(tx, order, { method, amount });
  const { order: changed } = await receivePayment(tx, services, payable, {
    ...{ method, amount, reference: transactionId, transactionId, attemptId },
    bookedPrices: readPrices(bookedPrices),
  });
  await noteReceived(tx, services, changed, { method, amount, reference: transactionId });
  return changed;
}

/** An order that was to be paid at the door, and of which the courier asks for nothing any more, is paid so. */
async function withoutCash(
  tx: Transaction,
  order: Order,
  { method, amount }: Pick<PaymentAttempt, 'method' | 'amount'>,
): Promise<Order> {
  const due = amountDue(order);
  if (order.paymentMethod !== 'COD' || due === 0 || amount < due) return order;
  return tx.order.update({
    where: { id: order.id, version: order.version },
    data: { paymentMethod: method, version: { increment: 1 } },
  });
}
