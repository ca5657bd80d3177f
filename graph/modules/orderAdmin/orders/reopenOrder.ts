import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isBalanceDue } from '#domain/orders/booking/balanceDue.ts';
import { amountOwed, paymentStatusFrom } from '#domain/orders/ledger.ts';
import { assertCanReopen } from '#domain/orders/orderLifecycle.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { isMoneyAwaited } from '#domain/orders/payment.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { termAfterPart } from '#domain/payments/paymentTerm.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { termOfBooking } from '#graph/modules/orders/booking/advanceReceived.ts';
import { arrivalFrom } from '#graph/modules/orders/held/arrivalFrom.ts';
import { holdStock } from '#graph/modules/orders/held/holdStock.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { piecesOf } from '#graph/modules/orders/held/pieces.ts';
import { takeCouponAgain } from '#graph/modules/orders/held/takeCouponAgain.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { endUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ReopenOrderInput } from '#graph/schema/schema.generated.ts';

/** An order goes on that was called off since its money had not come, where all its pieces are still here: it came late. */
export async function reopenOrder(context: GraphContext, input: ReopenOrderInput): Promise<Order> {
  return withOrder(context, input, async (work, order) => {
    assertCanReopen({
      status: order.status,
      isExpired: order.expiredAt !== null,
      refundDue: amountOwed(order),
    });
    const { id, version, cancelReason, placedAt } = order;
    const status = 'PENDING';
    const standing = { ...order, status, forfeited: 0 } as const;
    const term = reopenedTerm(standing, context);
    const reopened = await work.db.order.update({
      where: { id, version },
      data: {
        ...{ status, stockHeld: true, expiredAt: null, payBy: null, cancelReason: null, forfeited: 0 },
        ...term,
        ...arrivalFrom(order, context.now),
        paymentStatus: paymentStatusFrom(standing),
        version: { increment: 1 },
      },
    });
    if (reopened.payBy) await work.enqueue(endUnpaidOrderJob, { orderId: id }, { runAfter: reopened.payBy });
    await work.db.orderEvent.create({
      data: {
        ...{ orderId: id, status, note: timelineNotes.reopened },
        ...{ actorId: context.viewer?.id, at: context.now },
      },
    });
    await mailBuyer(work.db, context, reopened, { template: 'paymentReceived', isReopened: true });
    await recordAudit(work.db, context, {
      action: 'order.reopen',
      entity: 'Order',
      entityId: id,
      before: { status: order.status, cancelReason },
      after: { status },
    });
    await markFiguresStale(work.db, placedAt);
    await takeCouponAgain(work.db, order, context.now);
    // Last, since other orders wait for these pieces until the end.
    const missing = await holdStock(work, context, { orderId: id, pieces: await piecesOf(work.db, id) });
    if (missing.length > 0) throw new DomainError('PIECES_GONE', { pieces: missing.join(', ') }, 'id');
    return reopened;
  });
}

/**
 * The term of an order whose rest has not all come: as after a first part payment; of a booking until tomorrow, unless staff
 * extend it.
 */
function reopenedTerm(
  order: Order,
  { now, snapshot }: Pick<GraphContext, 'now' | 'snapshot'>,
): Partial<Pick<Order, 'bookedUntil' | 'payBy'>> {
  const today = kathmanduDay(now);
  const { bookedUntil } = order;
  if (!bookedUntil)
    return isMoneyAwaited(order) ? { payBy: termAfterPart(now, termsOf(order, snapshot.settings), now) } : {};
  if (!isBalanceDue(order)) return {};
  const until = new Date(Math.max(bookedUntil.getTime(), today.getTime()));
  return { bookedUntil: until, ...termOfBooking({ ...order, bookedUntil: until }) };
}
