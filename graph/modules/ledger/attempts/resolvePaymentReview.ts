import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { toPaisa, toWholeRupees } from '#domain/payments/paisa.ts';
import { reviewDecisionSchema } from '#domain/payments/reviewDecisionSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { recordPaymentEvent } from '#graph/modules/payments/attempts/attempts.ts';
import {
  findRecordedPayments,
  linkRecordedPayment,
} from '#graph/modules/payments/attempts/recordedPayments.ts';
import { recordSettledPayment } from '#graph/modules/payments/attempts/settle.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ResolvePaymentReviewInput } from '#graph/schema/schema.generated.ts';

/** Records a staff decision on a payment under review. */
export async function resolvePaymentReview(
  context: GraphContext,
  { ref, accept: isAccepted, paymentId, isSeparate, ...input }: ResolvePaymentReviewInput,
): Promise<Order> {
  const { amount: enteredAmount, note } = parseInput(reviewDecisionSchema, input);
  const { prisma, now } = context;
  const existingAttempt = await prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!existingAttempt) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');

  return lockOrder(context, { id: existingAttempt.orderId }, async (work, order) => {
    const attempt = await work.db.paymentAttempt.findUniqueOrThrow({ where: { id: existingAttempt.id } });
    if (attempt.status !== 'UNDER_REVIEW') throw new DomainError('PAYMENT_NOT_UNDER_REVIEW', 'ref');
    const { id, transactionId } = attempt;
    const amount = isAccepted && !paymentId ? readAmount(attempt, enteredAmount ?? null) : null;
    const matchedId = isAccepted
      ? await findMatchingEntry(work.db, order, attempt, { paymentId, isSeparate, amount })
      : null;
    const linkedEntry = matchedId
      ? await linkRecordedPayment(work.db, context, order, { attempt, paymentId: matchedId, transactionId })
      : null;
    const isEntered = linkedEntry === null && amount !== null;
    const updatedOrder = isEntered
      ? await recordSettledPayment(work, context, order, attempt, { amount, transactionId })
      : (linkedEntry?.order ?? order);
    await work.db.paymentAttempt.update({
      where: { id },
      // A dismissed attempt keeps its reason, so that the same reason does not put it under review again.
      data: !isAccepted
        ? { status: 'FAILED', endedAt: now }
        : { status: 'SETTLED', reason: null, endedAt: now },
    });
    const recordedDetails = linkedEntry && {
      paymentId: matchedId,
      recordedAs: linkedEntry.recordedAs,
      method: attempt.method,
    };
    const decision = { isAccepted, amount, note, ...recordedDetails };
    await recordPaymentEvent(work.db, context, id, { kind: 'REVIEWED', source: 'STAFF', data: decision });
    await recordAudit(work.db, context, {
      action: 'order.resolvePaymentReview',
      entity: 'Order',
      entityId: order.id,
      before: { paymentStatus: order.paymentStatus, ref, reason: attempt.reason },
      after: { paymentStatus: updatedOrder.paymentStatus, ...decision },
    });
    return updatedOrder;
  });
}

/**
 * Returns the amount to enter in the ledger, in NPR: the amount received, or less if staff enter less. For a payment
 * that the provider refunded, staff must enter an amount.
 */
function readAmount({ reason, receivedPaisa }: PaymentAttempt, enteredAmount: number | null): number {
  const receivedAmount = toWholeRupees(receivedPaisa ?? 0);
  const amount = enteredAmount ?? (reason === 'REFUNDED_BY_PROVIDER' ? 0 : receivedAmount);
  if (amount === 0 || receivedAmount === 0) throw new DomainError('NOTHING_RECEIVED', 'amount');
  if (amount > receivedAmount)
    throw new DomainError('AMOUNT_ABOVE_RECEIVED', { receivedNpr: receivedAmount }, 'amount');
  return amount;
}

interface EntryMatchInput {
  /** Ledger entry that staff have identified as this payment. */
  paymentId: string | null | undefined;
  /** True if staff confirm that this payment has not been recorded manually. */
  isSeparate: boolean | null | undefined;
  /** Amount to enter, in whole NPR. */
  amount: number | null;
}

/**
 * Returns the id of the order's ledger entry for this payment, chosen by staff or matched by transaction id. Null if
 * the payment has no entry yet.
 */
async function findMatchingEntry(
  tx: Transaction,
  order: Order,
  attempt: PaymentAttempt,
  { paymentId, isSeparate, amount }: EntryMatchInput,
): Promise<string | null> {
  if (paymentId) return (await findOrderEntry(tx, order, attempt, paymentId)).id;
  const { transactionId } = attempt;
  const receivedPaisa = toPaisa(amount ?? 0);
  const acceptedAttempt = { ...attempt, amount: amount ?? attempt.amount };
  const {
    otherOrderNumber: countedOrderNumber,
    match,
    isNamed,
  } = await findRecordedPayments(tx, order, acceptedAttempt, {
    transactionId,
    receivedPaisa,
  });
  if (countedOrderNumber)
    throw new DomainError('PAYMENT_ALREADY_RECORDED', { number: countedOrderNumber }, 'ref');
  if (isNamed) {
    if (match.kind === 'SAME') return match.paymentId;
    throw new DomainError('RECORDED_AMOUNT_DIFFERS', 'paymentId');
  }
  if (match.kind !== 'NONE' && !isSeparate) throw new DomainError('POSSIBLE_DUPLICATE', 'paymentId');
  return null;
}

/**
 * Returns the entry with this id. Throws unless it belongs to the order, has the same amount and is not linked to an
 * attempt.
 */
async function findOrderEntry(
  tx: Transaction,
  { id: orderId }: Order,
  { receivedPaisa, amount }: PaymentAttempt,
  paymentId: string,
) {
  const unlinkedFilter = { method: { not: 'EXCHANGE' }, voidedAt: null, attemptId: null } as const;
  const entry = await tx.payment.findFirst({
    where: { id: paymentId, orderId, kind: 'PAYMENT', ...unlinkedFilter },
  });
  if (!entry) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
  const expectedPaisa = receivedPaisa ?? toPaisa(amount);
  if (toPaisa(entry.amount) !== expectedPaisa) throw new DomainError('RECORDED_AMOUNT_DIFFERS', 'paymentId');
  return entry;
}
