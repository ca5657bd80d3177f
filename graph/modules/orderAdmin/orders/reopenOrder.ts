import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { calculateRefundDue, derivePaymentStatus } from '#domain/orders/ledger.ts';
import { assertCanReopen } from '#domain/orders/orderLifecycle.ts';
import { isPrepaymentDue } from '#domain/orders/payment.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getDeadlineAfterPartialPayment } from '#domain/payments/getPaymentDeadline.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { getBookingDeadline } from '#graph/modules/orders/booking/recordAdvance.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import { estimateDelivery } from '#graph/modules/orders/change/estimateDelivery.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { readOrderItems } from '#graph/modules/orders/change/orderItems.ts';
import { reserveStock } from '#graph/modules/orders/change/reserveStock.ts';
import { restoreRedemption } from '#graph/modules/orders/change/restoreRedemption.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ReopenOrderInput } from '#graph/schema/schema.generated.ts';

/** Reopens an order that was cancelled for non-payment and paid afterwards, if all its items are available. */
export async function reopenOrder(context: GraphContext, input: ReopenOrderInput): Promise<Order> {
  return lockOrder(context, input, async (work, order) => {
    assertCanReopen({
      status: order.status,
      isExpired: order.expiredAt !== null,
      refundDue: calculateRefundDue(order),
    });
    const { id, version, cancelReason, placedAt } = order;
    const status = 'PENDING';
    const reopenedOrder = { ...order, status, forfeited: 0 } as const;
    const deadlineFields = getReopenedDeadline(reopenedOrder, context);
    const updatedOrder = await work.db.order.update({
      where: { id, version },
      data: {
        ...{ status, isStockReserved: true, expiredAt: null, payBy: null, cancelReason: null, forfeited: 0 },
        ...deadlineFields,
        ...estimateDelivery(order, context.now),
        paymentStatus: derivePaymentStatus(reopenedOrder),
        version: { increment: 1 },
      },
    });
    if (updatedOrder.payBy)
      await work.enqueue(expireUnpaidOrderJob, { orderId: id }, { runAfter: updatedOrder.payBy });
    await work.db.orderEvent.create({
      data: {
        ...{ orderId: id, status, note: timelineNotes.reopened },
        ...{ actorId: context.viewer?.id, at: context.now },
      },
    });
    await emailCustomer(work.db, context, updatedOrder, { template: 'paymentReceived', isReopened: true });
    await recordAudit(work.db, context, {
      action: 'order.reopen',
      entity: 'Order',
      entityId: id,
      before: { status: order.status, cancelReason },
      after: { status },
    });
    await markFiguresStale(work.db, placedAt);
    await restoreRedemption(work.db, order, context.now);
    // Stock is reserved last, because other orders wait for it until the transaction ends.
    const missingNames = await reserveStock(work, context, {
      orderId: id,
      items: await readOrderItems(work.db, id),
    });
    if (missingNames.length > 0)
      throw new DomainError('ITEMS_OUT_OF_STOCK', { pieces: missingNames.join(', ') }, 'id');
    return updatedOrder;
  });
}

/**
 * Returns the new payment deadline of a reopened order; empty if no payment is due. The deadline is the same as after a
 * first partial payment. For a booking, it is the end of the agreed day, or of today if that day has passed.
 */
function getReopenedDeadline(
  order: Order,
  { now, snapshot }: Pick<GraphContext, 'now' | 'snapshot'>,
): Partial<Pick<Order, 'bookedUntil' | 'payBy'>> {
  const today = toKathmanduDay(now);
  const { bookedUntil } = order;
  if (!bookedUntil)
    return isPrepaymentDue(order)
      ? { payBy: getDeadlineAfterPartialPayment(now, readOrderTerms(order, snapshot.settings), now) }
      : {};
  if (!isRemainingAmountDue(order)) return {};
  const newBookedUntil = new Date(Math.max(bookedUntil.getTime(), today.getTime()));
  return { bookedUntil: newBookedUntil, ...getBookingDeadline({ ...order, bookedUntil: newBookedUntil }) };
}
