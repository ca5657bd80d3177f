import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { heldDecisionSchema } from '#domain/payments/heldDecisionSchema.ts';
import { toPaisa, wholeRupees } from '#domain/payments/paisa.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { noteHeard } from '#graph/modules/payments/attempts/attempts.ts';
import { findRecorded, linkRecorded } from '#graph/modules/payments/attempts/recordedPayments.ts';
import { enterSettled } from '#graph/modules/payments/attempts/settle.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ResolveHeldPaymentInput } from '#graph/schema/schema.generated.ts';

/** Records the decision of staff about a payment whose provider gave an unexpected answer. */
export async function resolveHeldPayment(
  context: GraphContext,
  { ref, accept: isAccepted, paymentId, isSeparate, ...input }: ResolveHeldPaymentInput,
): Promise<Order> {
  const { amount: enteredAmount, note } = parseInput(heldDecisionSchema, input);
  const { prisma, now } = context;
  const found = await prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!found) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');

  return withOrder(context, { id: found.orderId }, async (work, order) => {
    const attempt = await work.db.paymentAttempt.findUniqueOrThrow({ where: { id: found.id } });
    if (attempt.status !== 'HELD') throw new DomainError('ATTEMPT_NOT_HELD', 'ref');
    const { id, transactionId } = attempt;
    const amount = isAccepted && !paymentId ? readAmount(attempt, enteredAmount ?? null) : null;
    const sameId = isAccepted
      ? await findSame(work.db, order, attempt, { paymentId, isSeparate, amount })
      : null;
    const linked = sameId
      ? await linkRecorded(work.db, context, order, { attempt, paymentId: sameId, transactionId })
      : null;
    const isEntered = linked === null && amount !== null;
    const changed = isEntered
      ? await enterSettled(work, context, order, attempt, { amount, transactionId })
      : (linked?.order ?? order);
    await work.db.paymentAttempt.update({
      where: { id },
      // Why it was held stays with what was dismissed: for the same it is not held again.
      data: !isAccepted
        ? { status: 'FAILED', endedAt: now }
        : { status: 'SETTLED', reason: null, endedAt: now },
    });
    const recorded = linked && { paymentId: sameId, recordedAs: linked.recordedAs, method: attempt.method };
    const decision = { isAccepted, amount, note, ...recorded };
    await noteHeard(work.db, context, id, { kind: 'DECIDED', source: 'STAFF', data: decision });
    await recordAudit(work.db, context, {
      action: 'order.decidePayment',
      entity: 'Order',
      entityId: order.id,
      before: { paymentStatus: order.paymentStatus, ref, reason: attempt.reason },
      after: { paymentStatus: changed.paymentStatus, ...decision },
    });
    return changed;
  });
}

/** NPR: what the provider says came in, or a part of it. What has gone back there is not counted without a word. */
function readAmount({ reason, receivedPaisa }: PaymentAttempt, enteredAmount: number | null): number {
  const received = wholeRupees(receivedPaisa ?? 0);
  const amount = enteredAmount ?? (reason === 'REFUNDED_THERE' ? 0 : received);
  if (amount === 0 || received === 0) throw new DomainError('NOTHING_RECEIVED', 'amount');
  if (amount > received) throw new DomainError('MORE_THAN_RECEIVED', { receivedNpr: received }, 'amount');
  return amount;
}

interface Comparison {
  /** The entry that staff say is this payment. */
  paymentId: string | null | undefined;
  /** Whether staff say that it is none of those recorded by hand. */
  isSeparate: boolean | null | undefined;
  /** Amount to enter, whole NPR. */
  amount: number | null;
}

/** The entry of the order that is this payment: as staff say, or by its name. Null if the payment has to be entered. */
async function findSame(
  tx: Transaction,
  order: Order,
  attempt: PaymentAttempt,
  { paymentId, isSeparate, amount }: Comparison,
): Promise<string | null> {
  if (paymentId) return (await findOwnEntry(tx, order, attempt, paymentId)).id;
  const { transactionId } = attempt;
  const receivedPaisa = toPaisa(amount ?? 0);
  const asAccepted = { ...attempt, amount: amount ?? attempt.amount };
  const { elsewhere, match, isNamed } = await findRecorded(tx, order, asAccepted, {
    transactionId,
    receivedPaisa,
  });
  if (elsewhere) throw new DomainError('PAYMENT_COUNTED_ALREADY', { number: elsewhere }, 'ref');
  if (isNamed) {
    if (match.kind === 'SAME') return match.paymentId;
    throw new DomainError('RECORDED_AMOUNT_DIFFERS', 'paymentId');
  }
  if (match.kind !== 'NONE' && !isSeparate) throw new DomainError('MAYBE_RECORDED', 'paymentId');
  return null;
}

/** An entry of the same order and amount that no attempt has. */
async function findOwnEntry(
  tx: Transaction,
  { id: orderId }: Order,
  { receivedPaisa, amount }: PaymentAttempt,
  paymentId: string,
) {
  const unlinked = { method: { not: 'EXCHANGE' }, voidedAt: null, attemptId: null } as const;
  const entry = await tx.payment.findFirst({
    where: { id: paymentId, orderId, kind: 'PAYMENT', ...unlinked },
  });
  if (!entry) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
  const expectedPaisa = receivedPaisa ?? toPaisa(amount);
  if (toPaisa(entry.amount) !== expectedPaisa) throw new DomainError('RECORDED_AMOUNT_DIFFERS', 'paymentId');
  return entry;
}
