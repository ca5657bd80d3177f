import { getBookingEnd } from '#domain/orders/booking/bookingDeadline.ts';
import { isAdvancePaid } from '#domain/orders/booking/remainingAmountDue.ts';
import { calculateAmountDue, calculateNetPaid } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { emailCustomer } from '../change/emailCustomer.ts';
import type { ChangeContext } from '../changeContext.ts';
import { findBooking } from './findBooking.ts';

/** Returns the payment deadline of a partly paid booking: the end of the agreed day. Null for other orders. */
export function getBookingDeadline(order: Order): Pick<Order, 'payBy'> | null {
  const { bookedUntil: dueBy } = order;
  if (!dueBy || calculateNetPaid(order) <= 0 || calculateAmountDue(order) === 0) return null;
  return { payBy: getBookingEnd({ dueBy }) };
}

/**
 * Records in the timeline that a booking's advance has been received, and emails the customer. Returns false if the
 * advance was already paid or is still incomplete, or if nothing is due any more.
 */
export async function recordAdvance(
  tx: Transaction,
  context: ChangeContext,
  orderBefore: Order,
  order: Order,
): Promise<boolean> {
  const booking = await findBooking(tx, order);
  if (!booking || isAdvancePaid(orderBefore, booking) || !isAdvancePaid(order, booking)) return false;
  if (calculateAmountDue(order) === 0) return false;
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note: timelineNotes.booked,
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await emailCustomer(tx, context, order, { template: 'booked' });
  return true;
}
