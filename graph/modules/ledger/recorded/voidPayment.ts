import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { calculateNetPaid } from '#domain/orders/ledger.ts';
import { voidPaymentSchema } from '#domain/orders/paymentEntrySchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { voidEntry } from '#graph/modules/orders/ledger/enterPayment.ts';
import { renewDeadlineAfterVoid } from '#graph/modules/orders/ledger/renewDeadlineAfterVoid.ts';
import type { Order, Payment } from '#graph/prisma/generated/client.ts';
import type { VoidPaymentInput } from '#graph/schema/schema.generated.ts';
import { assertCanVoid } from '../refunds/assertCanVoid.ts';
import { assertNoPendingRefund } from '../refunds/provider/assertNoPendingRefund.ts';

/** Voids a payment or refund recorded by mistake. The entry stays in the ledger, but no longer counts. */
export async function voidPayment(
  context: StaffActionContext,
  { id: idOrNumber, paymentId, version, ...input }: VoidPaymentInput,
): Promise<Order> {
  const { reason } = parseInput(voidPaymentSchema, input);

  return lockOrder(context, { id: idOrNumber, version }, async (work, order) => {
    const entry = await work.db.payment.findFirst({ where: { id: paymentId, orderId: order.id } });
    if (!entry) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
    assertVoidable(context, order, entry);
    if (entry.kind === 'PAYMENT') await assertNoPendingRefund(work.db, order.id, 'paymentId');
    await assertCanVoid(work.db, context, order, { entries: [entry], field: 'paymentId' });
    const { kind, method, amount, reference } = entry;
    const ledgerState = await voidEntry(work.db, context, order, { ...entry, voidReason: reason });
    const deadline =
      kind === 'PAYMENT' ? await renewDeadlineAfterVoid(work, context, { ...order, ...ledgerState }) : null;
    const updatedOrder = await work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { ...ledgerState, ...deadline, version: { increment: 1 } },
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
      after: { paymentStatus: updatedOrder.paymentStatus, reason },
    });
    return updatedOrder;
  });
}

function assertVoidable(
  context: StaffActionContext,
  order: Order,
  { kind, amount, voidedAt, attemptId, refundOfAttemptId }: Payment,
): void {
  if (attemptId || refundOfAttemptId) throw new DomainError('PAYMENT_BY_PROVIDER', 'paymentId');
  if (kind === 'REFUND') requirePermission(context, 'refundOrders');
  if (voidedAt) throw new DomainError('PAYMENT_ALREADY_VOIDED', 'paymentId');
  if (kind === 'CREDIT') throw new DomainError('CANNOT_VOID_CREDIT', 'paymentId');
  if (kind === 'PAYMENT' && calculateNetPaid(order) < amount)
    throw new DomainError('PAYMENT_PARTLY_REFUNDED', 'paymentId');
}
