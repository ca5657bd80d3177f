import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Marks the sales figures of an order's day as stale. Call it in the transaction that places, cancels, reopens or
 * deletes the order; `at` is its `placedAt`.
 */
export async function markFiguresStale(tx: Transaction, at: Date): Promise<void> {
  await tx.staleFigureDay.create({ data: { day: toKathmanduDay(at) } });
}
