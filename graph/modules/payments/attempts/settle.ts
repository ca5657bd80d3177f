import { DomainError } from '#domain/errors/errors.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { paymentMethodOf } from '#domain/orders/orderLifecycle.ts';
import { amountReceived, type Decision, decideAttempt } from '#domain/payments/attempt.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { readPrices } from '#graph/modules/orders/booking/lowerPrices.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { noteReceived } from '#graph/modules/orders/ledger/noteReceived.ts';
import { attemptNames } from '#graph/modules/orders/ledger/paymentReferences.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import type {
  Order,
  PaymentAttempt,
  PaymentEventSource,
  PrismaClient,
} from '#graph/prisma/generated/client.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { DoWork, Work } from '#graph/work/work.ts';
import type { ProviderAnswer } from '../payments.providers.ts';
import { noteHeard } from './attempts.ts';
import { findRecorded, linkRecorded } from './recordedPayments.ts';

export type Settling = Acting & { prisma: PrismaClient; work: DoWork };

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
    withOrder(services, { id: orderId }, async (work, order) => {
      const attempt = await work.db.paymentAttempt.findUniqueOrThrow({ where: { id } });
      const decision = await decideOnce(work.db, services.now, { order, attempt, answer });
      if (decision.kind === 'WAIT' || isSame(attempt, decision)) return attempt;
      await noteHeard(work.db, services, id, { kind: 'ANSWERED', source, data: { ...answer } });
      return applyDecision(work, services, { order, attempt, answer, source }, decision);
    });
  try {
    return await decide();
  } catch (error) {
    // The same payment was entered elsewhere in this very moment: seen the second time.
    const isTaken = error instanceof DomainError && error.reason === 'PAYMENT_COUNTED_ALREADY';
    if (!isTaken && violatedUnique(error) === null) throw error;
    return decide();
  }
}

/** The attempt's payment was recorded by hand before. */
interface Link {
  kind: 'LINK';
  paymentId: string;
}

/** A payment of the provider counts once: for one attempt alone, and either by it or as it was recorded by hand. */
async function decideOnce(
  tx: Transaction,
  now: Date,
  { order, attempt, answer }: Pick<Held, 'order' | 'attempt' | 'answer'>,
): Promise<Decision | Link> {
  const decision = decideAttempt(attempt, answer, now);
  if (answer.state !== 'PAID' || decision.kind === 'WAIT') return decision;
  const { transactionId, amountPaisa: receivedPaisa } = answer;
  const { elsewhere, match } = await findRecorded(tx, order, attempt, { transactionId, receivedPaisa });
  if (elsewhere) return { kind: 'HOLD', reason: 'USED_ELSEWHERE' };
  if (match.kind === 'SAME') return { kind: 'LINK', paymentId: match.paymentId };
  const isUnclear = decision.kind === 'SETTLE' && match.kind === 'UNCLEAR';
  return isUnclear ? { kind: 'HOLD', reason: 'MAYBE_RECORDED' } : decision;
}

/** Held for this already, or dismissed by a person who has looked into it. */
function isSame({ status, reason }: PaymentAttempt, decision: Decision | Link): boolean {
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
  work: Work,
  services: Settling,
  { order, attempt, answer, source }: Held,
  decision: Exclude<Decision | Link, { kind: 'WAIT' }>,
): Promise<PaymentAttempt> {
  const { id } = attempt;
  const { feePaisa, transactionId } = answer;
  const said = { receivedPaisa: amountReceived(answer), feePaisa, transactionId };
  if (decision.kind === 'LINK') {
    const { paymentId } = decision;
    const { recordedAs } = await linkRecorded(work.db, services, order, {
      attempt,
      paymentId,
      transactionId,
    });
    await noteHeard(work.db, services, id, { kind: 'SETTLED', source, data: { paymentId, recordedAs } });
  }
  if (decision.kind === 'SETTLE') {
    await enterSettled(work, services, order, attempt, { amount: attempt.amount, transactionId });
    await noteHeard(work.db, services, id, { kind: 'SETTLED', source });
  }
  if (decision.kind === 'SETTLE' || decision.kind === 'LINK') {
    return work.db.paymentAttempt.update({
      where: { id },
      data: { ...said, status: 'SETTLED', reason: null, endedAt: services.now },
    });
  }
  if (decision.kind === 'HOLD') {
    await noteHeard(work.db, services, id, { kind: 'HELD', source, data: { reason: decision.reason } });
    return work.db.paymentAttempt.update({
      where: { id },
      data: { ...said, status: 'HELD', reason: decision.reason },
    });
  }
  await noteHeard(work.db, services, id, { kind: 'ENDED', source, data: { status: decision.status } });
  return work.db.paymentAttempt.update({
    where: { id },
    data: { status: decision.status, reason: null, endedAt: services.now },
  });
}

/** Enters the money of an attempt in the ledger of its held order, and says so in the timeline. */
export async function enterSettled(
  work: Work,
  services: Acting,
  order: Order,
  attempt: PaymentAttempt,
  { amount, transactionId }: { amount: number; transactionId: string | null },
): Promise<Order> {
  const { id: attemptId, bookedPrices } = attempt;
  const method = paymentMethodOf(attempt.method);
  const payable = await withoutCash(work.db, order, { method, amount });
  const { order: changed } = await receivePayment(work, services, payable, {
    ...{ method, amount, reference: transactionId, transactionId, attemptId },
    otherNames: attemptNames(attempt),
    bookedPrices: readPrices(bookedPrices),
  });
  await noteReceived(work.db, services, changed, { method, amount, reference: transactionId });
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
