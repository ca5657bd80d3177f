import { isAdvanceHere } from '#domain/orders/booking/balanceDue.ts';
import { endOfBooking } from '#domain/orders/booking/endOfBooking.ts';
import { amountDue, amountHeld } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Acting } from '../acting.ts';
import { mailBuyer } from '../held/mailBuyer.ts';
import { findBooking } from './findBooking.ts';

/** Until when an order waits for its money from now on: a booking of which something came until the day that was agreed. */
export function termOfBooking(order: Order): Pick<Order, 'payBy'> | null {
  const { bookedUntil: dueBy } = order;
  if (!dueBy || amountHeld(order) <= 0 || amountDue(order) === 0) return null;
  return { payBy: endOfBooking({ dueBy }) };
}

/** Says in its timeline and to its buyer that an order is booked, once its advance is here; answers whether it did. */
export async function noteAdvance(
  tx: Transaction,
  acting: Acting,
  before: Order,
  order: Order,
): Promise<boolean> {
  const booking = await findBooking(tx, order);
  if (!booking || isAdvanceHere(before, booking) || !isAdvanceHere(order, booking)) return false;
  if (amountDue(order) === 0) return false;
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note: timelineNotes.booked,
      actorId: acting.viewer?.id,
      at: acting.now,
    },
  });
  await mailBuyer(tx, acting, order, { template: 'booked' });
  return true;
}
