import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountHeld } from '#domain/orders/ledger.ts';
import { voidPaymentSchema } from '#domain/orders/paymentEntrySchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { voidEntry } from '#graph/modules/orders/ledger/enterPayment.ts';
import { termAfterVoid } from '#graph/modules/orders/ledger/termAfterVoid.ts';
import type { Order, Payment } from '#graph/prisma/generated/client.ts';
import type { VoidPaymentInput } from '#graph/schema/schema.generated.ts';
import { expectMayTakeAway } from '../refunds/expectMayTakeAway.ts';
import { expectNoneAsked } from '../refunds/provider/expectNoneAsked.ts';

/** Voids a payment or a refund that was noted by mistake: it stays in the ledger, and counts no more. */
export async function voidPayment(
  context: StaffAtWork,
  { id: named, paymentId, version, ...input }: VoidPaymentInput,
): Promise<Order> {
  const { reason } = parseInput(voidPaymentSchema, input);

  return withOrder(context, { id: named, version }, async (work, order) => {
    const entry = await work.db.payment.findFirst({ where: { id: paymentId, orderId: order.id } });
    if (!entry) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
    expectVoidable(context, order, entry);
    if (entry.kind === 'PAYMENT') await expectNoneAsked(work.db, order.id, 'paymentId');
    await expectMayTakeAway(work.db, context, order, { entries: [entry], field: 'paymentId' });
    const { kind, method, amount, reference } = entry;
    const standing = await voidEntry(work.db, context, order, { ...entry, voidReason: reason });
    const term = kind === 'PAYMENT' ? await termAfterVoid(work, context, { ...order, ...standing }) : null;
    const changed = await work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { ...standing, ...term, version: { increment: 1 } },
    });
    await work.db.orderEvent.create({
      data: {
        orderId: order.id,
        kind: 'PAYMENT',
        status: order.status,
        note: kind === 'REFUND' ? timelineNotes.refundVoided : timelineNotes.paymentVoided,
        data: { kind, method, amount, reference, isVoided: true, reason },
        actorId: context.viewer?.id,
        at: context.now,
      },
    });
    await recordAudit(work.db, context, {
      action: 'order.voidPayment',
      entity: 'Order',
      entityId: order.id,
      before: { paymentStatus: order.paymentStatus, kind, method, amount, reference },
      after: { paymentStatus: changed.paymentStatus, reason },
    });
    return changed;
  });
}

function expectVoidable(
  context: StaffAtWork,
  order: Order,
  { kind, amount, voidedAt, attemptId, refundOfAttemptId }: Payment,
): void {
  if (attemptId || refundOfAttemptId) throw new DomainError('PAYMENT_BY_PROVIDER', 'paymentId');
  if (kind === 'REFUND') requireMay(context, 'refundOrders');
  if (voidedAt) throw new DomainError('PAYMENT_VOIDED_ALREADY', 'paymentId');
  if (kind === 'CREDIT') throw new DomainError('CREDIT_STAYS', 'paymentId');
  if (kind === 'PAYMENT' && amountHeld(order) < amount)
    throw new DomainError('PAYMENT_PAID_BACK', 'paymentId');
}
