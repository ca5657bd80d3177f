import { startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { findOrderCashProblem } from '#domain/orders/cashLimit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Throws if cash for an order, including earlier cash, would exceed the legal limit. An entry voided with a reason
 * still counts on its day; an undone step does not.
 */
export async function assertCashLimit(
  tx: Transaction,
  { now }: Pick<GraphContext, 'now'>,
  { id: orderId }: Order,
  entry: Parameters<typeof findOrderCashProblem>[0],
): Promise<void> {
  const earlierPayments = await tx.payment.findMany({
    where: {
      orderId,
      kind: 'PAYMENT',
      OR: [
        { voidedAt: null },
        { voidReason: { not: null }, settledAt: { gte: startOfDay(toKathmanduDay(now)) } },
      ],
    },
    select: { method: true, amount: true },
  });
  const problem = findOrderCashProblem(entry, earlierPayments);
  if (problem) throw problem;
}
