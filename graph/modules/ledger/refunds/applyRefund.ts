import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { creditOrder } from '#graph/modules/billing/invoices/credit/creditOrder.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import { enterPayment, pickLedgerState } from '#graph/modules/orders/ledger/enterPayment.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { orderRefunded } from '../ledger.hooks.ts';
import { assertRefundable, type Refund, type RefundFields } from './assertRefundable.ts';

/**
 * Refunds money to the customer of a locked order: updates the ledger and the timeline, sends the email, and completes
 * returns that waited for the refund. A compensation is also recorded as a credit, so that it does not increase the
 * amount due.
 */
export async function applyRefund(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  refund: Refund,
  fields?: RefundFields,
): Promise<Order> {
  const { amount, method, reference, note, refundOfAttemptId } = refund;
  const compensation = await assertRefundable(tx, context, order, refund, fields);
  const { id, version, status, refunded, credited } = order;
  let ledgerState = pickLedgerState(order);
  if (compensation)
    ledgerState = await enterPayment(tx, context, order, {
      kind: 'CREDIT',
      method: parsePaymentMethod(order.paymentMethod),
      amount: compensation.amount,
      note: compensation.reason,
    });
  ledgerState = await enterPayment(
    tx,
    context,
    { ...order, ...ledgerState },
    { kind: 'REFUND', method, amount, reference, note, refundOfAttemptId },
  );

  const updatedOrder = await tx.order.update({
    where: { id, version },
    data: { ...ledgerState, version: { increment: 1 } },
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
      refunded: ledgerState.refunded,
      credited: ledgerState.credited,
      method,
      ...(reference && { reference }),
      ...(note && { note }),
      ...(compensation && { compensationReason: compensation.reason }),
    },
  });
  await emailCustomer(tx, context, updatedOrder, {
    template: 'orderRefunded',
    amount,
    method,
    reference: reference ?? null,
    note: note ?? compensation?.reason ?? null,
  });
  await orderRefunded.run(tx, context, updatedOrder);
  if (compensation) await markFiguresStale(tx, order.placedAt);
  if (compensation)
    await creditOrder(tx, context, updatedOrder, {
      reason: 'COMPENSATION',
      note: compensation.reason,
      total: compensation.amount,
    });
  return updatedOrder;
}
