import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Says that the figures of the day on which an order was placed have to be summed again, in the transaction that
 * places, cancels, takes back or deletes it. `at` is the order's `placedAt`.
 */
export async function markFiguresStale(tx: Transaction, at: Date): Promise<void> {
  await tx.staleFigureDay.create({ data: { day: kathmanduDay(at) } });
}
