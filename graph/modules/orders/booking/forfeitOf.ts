import { isAdvanceHere } from '#domain/orders/booking/balanceDue.ts';
import { forfeit } from '#domain/orders/booking/endOfBooking.ts';
import { amountHeld } from '#domain/orders/ledger.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findBooking } from './findBooking.ts';

/** What the store keeps of a held order that is given up, NPR: nothing where it was not booked yet. */
export async function forfeitOf(tx: Pick<Transaction, 'order'>, order: Order): Promise<number> {
  const booking = await findBooking(tx, order);
  return booking && isAdvanceHere(order, booking) ? forfeit(booking, amountHeld(order)).kept : 0;
}
