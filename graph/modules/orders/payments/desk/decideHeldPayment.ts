import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { heldDecisionSchema } from '#domain/payments/heldDecisionSchema.ts';
import { wholeRupees } from '#domain/payments/paisa.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { DecideHeldPaymentInput } from '#graph/schema/schema.generated.ts';
import { withOrder } from '../../lifecycle/withOrder.ts';
import { noteHeard } from '../attempts.ts';
import { enterSettled } from '../settle.ts';

/** What a person decides of a payment whose provider's answer was not the one that was expected. */
export async function decideHeldPayment(
  context: GraphContext,
  { ref, accept: isAccepted, ...input }: DecideHeldPaymentInput,
): Promise<Order> {
  const { amount: asked, note } = parseInput(heldDecisionSchema, input);
  const { prisma, now } = context;
  const found = await prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!found) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');

  return withOrder(context, { id: found.orderId }, async (tx, order) => {
    const attempt = await tx.paymentAttempt.findUniqueOrThrow({ where: { id: found.id } });
    if (attempt.status !== 'HELD') throw new DomainError('ATTEMPT_NOT_HELD', 'ref');
    const { id, transactionId } = attempt;
    const amount = isAccepted ? await readAmount(tx, attempt, asked ?? null) : null;
    const changed =
      amount === null ? order : await enterSettled(tx, context, order, attempt, { amount, transactionId });
    await tx.paymentAttempt.update({
      where: { id },
      // Why it was held stays with what was dismissed: for the same it is not held again.
      data:
        amount === null
          ? { status: 'FAILED', endedAt: now }
          : { status: 'SETTLED', reason: null, endedAt: now },
    });
    const decision = { isAccepted, amount, note };
    await noteHeard(tx, context, id, { kind: 'DECIDED', source: 'STAFF', data: decision });
    await recordAudit(tx, context, {
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
async function readAmount(
  tx: Transaction,
  { method, reason, receivedPaisa, transactionId }: PaymentAttempt,
  asked: number | null,
): Promise<number> {
  const received = wholeRupees(receivedPaisa ?? 0);
  const amount = asked ?? (reason === 'REFUNDED_THERE' ? 0 : received);
  if (amount === 0 || received === 0) throw new DomainError('NOTHING_RECEIVED', 'amount');
  if (amount > received) throw new DomainError('MORE_THAN_RECEIVED', { receivedNpr: received }, 'amount');
  const counted =
    transactionId !== null &&
    (await tx.payment.findFirst({
      where: { method, transactionId },
      select: { order: { select: { number: true } } },
    }));
  if (counted) throw new DomainError('PAYMENT_COUNTED_ALREADY', { number: counted.order.number }, 'ref');
  return amount;
}
