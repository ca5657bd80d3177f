import type { Booking, Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the booking terms of an order; null if it is not a booking. */
export async function findBooking(
  prisma: Pick<Transaction, 'order'>,
  { id, bookedUntil }: Pick<Order, 'id' | 'bookedUntil'>,
): Promise<Booking | null> {
  return bookedUntil && prisma.order.findUnique({ where: { id } }).booking();
}
