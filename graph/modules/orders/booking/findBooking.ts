import type { Booking, Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** On what terms an order is booked; null where it is not. */
export async function findBooking(
  prisma: Pick<Transaction, 'order'>,
  { id, bookedUntil }: Pick<Order, 'id' | 'bookedUntil'>,
): Promise<Booking | null> {
  return bookedUntil && prisma.order.findUnique({ where: { id } }).booking();
}
