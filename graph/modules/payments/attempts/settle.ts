import { DomainError } from '#domain/errors/errors.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { type AttemptDecision, decideAttempt, getAmountReceived } from '#domain/payments/attempt.ts';
import { readPrices } from '#graph/modules/orders/booking/findLowerPrices.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import { listAttemptNames } from '#graph/modules/orders/ledger/paymentReferences.ts';
import { recordPaymentReceived } from '#graph/modules/orders/ledger/recordPaymentReceived.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import type {
  Order,
  PaymentAttempt,
  PaymentEventSource,
  PrismaClient,
} from '#graph/prisma/generated/client.ts';
import { findViolatedIndex, type Transaction } from '#graph/prisma/transaction.ts';
import type { Work, WorkRunner } from '#graph/work/work.ts';
import type { ProviderResult } from '../payments.providers.ts';
import { recordPaymentEvent } from './attempts.ts';
import { findRecordedPayments, linkRecordedPayment } from './recordedPayments.ts';

export type SettleServices = ChangeContext & { prisma: PrismaClient; work: WorkRunner };

/**
 * Applies a provider's result to an attempt, once, regardless of the number of calls and their source: a returning
 * browser, the job or staff. With the order locked, it enters the payment in the ledger, puts the attempt under
 * review, or ends it. Returns the updated attempt.
 */
export async function settle(
  services: SettleServices,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  providerResult: ProviderResult,
  source: PaymentEventSource,
): Promise<PaymentAttempt> {
  const currentAttempt = await services.prisma.paymentAttempt.findUniqueOrThrow({ where: { id } });
  if (decideAttempt(currentAttempt, providerResult, services.now).kind === 'WAIT') return currentAttempt;

  const decide = () =>
    lockOrder(services, { id: orderId }, async (work, order) => {
      const attempt = await work.db.paymentAttempt.findUniqueOrThrow({ where: { id } });
      const decision = await decideOnce(work.db, services.now, { order, attempt, result: providerResult });
      if (decision.kind === 'WAIT' || isAlreadyDecided(attempt, decision)) return attempt;
      await recordPaymentEvent(work.db, services, id, {
        kind: 'ANSWERED',
        source,
        data: { ...providerResult },
      });
      return applyDecision(work, services, { order, attempt, result: providerResult, source }, decision);
    });
  try {
    return await decide();
  } catch (error) {
    // The same payment was recorded by another request at the same moment; the retry finds it.
    const isAlreadyCounted = error instanceof DomainError && error.reason === 'PAYMENT_ALREADY_RECORDED';
    if (!isAlreadyCounted && findViolatedIndex(error) === null) throw error;
    return decide();
  }
}

/** Links the attempt to a payment that has already been recorded by hand. */
interface LinkDecision {
  kind: 'LINK';
  paymentId: string;
}

/**
 * Decides how to apply a provider's payment so that it counts only once: for a single attempt, and not in addition to
 * an entry recorded by hand.
 */
async function decideOnce(
  tx: Transaction,
  now: Date,
  { order, attempt, result }: Pick<LockedAttempt, 'order' | 'attempt' | 'result'>,
): Promise<AttemptDecision | LinkDecision> {
  const decision = decideAttempt(attempt, result, now);
  if (result.state !== 'PAID' || decision.kind === 'WAIT') return decision;
  const { transactionId, amountPaisa: receivedPaisa } = result;
  const { otherOrderNumber: otherNumber, match } = await findRecordedPayments(tx, order, attempt, {
    transactionId,
    receivedPaisa,
  });
  if (otherNumber) return { kind: 'HOLD', reason: 'USED_ELSEWHERE' };
  if (match.kind === 'SAME') return { kind: 'LINK', paymentId: match.paymentId };
  const isPossibleDuplicate = decision.kind === 'SETTLE' && match.kind === 'UNCLEAR';
  return isPossibleDuplicate ? { kind: 'HOLD', reason: 'POSSIBLE_DUPLICATE' } : decision;
}

/** Returns true if the attempt is under review for this reason, or staff have dismissed it. */
function isAlreadyDecided(
  { status, reason }: PaymentAttempt,
  decision: AttemptDecision | LinkDecision,
): boolean {
  return (
    decision.kind === 'HOLD' &&
    (status === 'UNDER_REVIEW' || status === 'FAILED') &&
    reason === decision.reason
  );
}

interface LockedAttempt {
  order: Order;
  attempt: PaymentAttempt;
  result: ProviderResult;
  source: PaymentEventSource;
}

/** Applies a decision to a locked order and its attempt. */
export async function applyDecision(
  work: Work,
  services: SettleServices,
  { order, attempt, result, source }: LockedAttempt,
  decision: Exclude<AttemptDecision | LinkDecision, { kind: 'WAIT' }>,
): Promise<PaymentAttempt> {
  const { id } = attempt;
  const { feePaisa, transactionId } = result;
  const reportedAmounts = { receivedPaisa: getAmountReceived(result), feePaisa, transactionId };
  if (decision.kind === 'LINK') {
    const { paymentId } = decision;
    const { recordedAs } = await linkRecordedPayment(work.db, services, order, {
      attempt,
      paymentId,
      transactionId,
    });
    await recordPaymentEvent(work.db, services, id, {
      kind: 'SETTLED',
      source,
      data: { paymentId, recordedAs },
    });
  }
  if (decision.kind === 'SETTLE') {
    await recordSettledPayment(work, services, order, attempt, { amount: attempt.amount, transactionId });
    await recordPaymentEvent(work.db, services, id, { kind: 'SETTLED', source });
  }
  if (decision.kind === 'SETTLE' || decision.kind === 'LINK') {
    return work.db.paymentAttempt.update({
      where: { id },
      data: { ...reportedAmounts, status: 'SETTLED', reason: null, endedAt: services.now },
    });
  }
  if (decision.kind === 'HOLD') {
    await recordPaymentEvent(work.db, services, id, {
      kind: 'UNDER_REVIEW',
      source,
      data: { reason: decision.reason },
    });
    return work.db.paymentAttempt.update({
      where: { id },
      data: { ...reportedAmounts, status: 'UNDER_REVIEW', reason: decision.reason },
    });
  }
  await recordPaymentEvent(work.db, services, id, {
    kind: 'ENDED',
    source,
    data: { status: decision.status },
  });
  return work.db.paymentAttempt.update({
    where: { id },
    data: { status: decision.status, reason: null, endedAt: services.now },
  });
}

/** Enters an attempt's payment in the ledger of its locked order, with a timeline entry. */
export async function recordSettledPayment(
  work: Work,
  services: ChangeContext,
  order: Order,
  attempt: PaymentAttempt,
  { amount, transactionId }: { amount: number; transactionId: string | null },
): Promise<Order> {
  const { id: attemptId, bookedPrices } = attempt;
  const method = parsePaymentMethod(attempt.method);
  const orderToPay = await replaceCashOnDelivery(work.db, order, { method, amount });
  const { order: updatedOrder } = await receivePayment(work, services, orderToPay, {
    ...{ method, amount, reference: transactionId, transactionId, attemptId },
    otherReferences: listAttemptNames(attempt),
    bookedPrices: readPrices(bookedPrices),
  });
  await recordPaymentReceived(work.db, services, updatedOrder, { method, amount, reference: transactionId });
  return updatedOrder;
}

/** Changes the method of a cash on delivery order if the payment leaves nothing to collect. */
async function replaceCashOnDelivery(
  tx: Transaction,
  order: Order,
  { method, amount }: Pick<PaymentAttempt, 'method' | 'amount'>,
): Promise<Order> {
  const due = calculateAmountDue(order);
  if (order.paymentMethod !== 'COD' || due === 0 || amount < due) return order;
  return tx.order.update({
    where: { id: order.id, version: order.version },
    data: { paymentMethod: method, version: { increment: 1 } },
  });
}
