import { paymentMethodOf } from '#domain/orders/orderLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { creditOrder } from '#graph/modules/billing/invoices/credit/creditOrder.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { enterPayment, standingOf } from '#graph/modules/orders/ledger/enterPayment.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { orderRefunded } from '../ledger.hooks.ts';
import { expectRefundable, type Refund, type RefundFields } from './expectRefundable.ts';

/**
 * Pays back a part of what the buyer of a held order has paid, with all that follows: ledger, timeline, mail, and the end
 * of the returns that waited for it. What was not owed is credited along with it, so that nobody asks for it again.
 */
export async function payBack(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  refund: Refund,
  fields?: RefundFields,
): Promise<Order> {
  const { amount, method, reference, note, refundOfAttemptId } = refund;
  const compensation = await expectRefundable(tx, context, order, refund, fields);
  const { id, version, status, refunded, credited } = order;
  let standing = standingOf(order);
  if (compensation)
    standing = await enterPayment(tx, context, order, {
      kind: 'CREDIT',
      method: paymentMethodOf(order.paymentMethod),
      amount: compensation.amount,
      note: compensation.reason,
    });
  standing = await enterPayment(
    tx,
    context,
    { ...order, ...standing },
    { kind: 'REFUND', method, amount, reference, note, refundOfAttemptId },
  );

  const changed = await tx.order.update({
    where: { id, version },
    data: { ...standing, version: { increment: 1 } },
  });
  await tx.orderEvent.create({
    data: {
      orderId: id,
      kind: 'PAYMENT',
      status,
      note: timelineNotes.refunded,
      data: { refunded: amount, method },
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await recordAudit(tx, context, {
    action: 'order.refund',
    entity: 'Order',
    entityId: id,
    before: { refunded, credited },
    after: {
      refunded: standing.refunded,
      credited: standing.credited,
      method,
      ...(reference && { reference }),
      ...(note && { note }),
      ...(compensation && { compensationReason: compensation.reason }),
    },
  });
  await mailBuyer(tx, context, changed, {
    template: 'orderRefunded',
    amount,
    method,
    reference: reference ?? null,
    note: note ?? compensation?.reason ?? null,
  });
  await orderRefunded.run(tx, context, changed);
  if (compensation) await markFiguresStale(tx, order.placedAt);
  if (compensation)
    await creditOrder(tx, context, changed, {
      reason: 'COMPENSATION',
      note: compensation.reason,
      total: compensation.amount,
    });
  return changed;
}
