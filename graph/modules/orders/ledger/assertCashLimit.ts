import { kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import { orderCashProblem } from '#domain/orders/cashLimit.ts';
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
  entry: Parameters<typeof orderCashProblem>[0],
): Promise<void> {
  const earlier = await tx.payment.findMany({
    where: {
      orderId,
      kind: 'PAYMENT',
      OR: [
        { voidedAt: null },
        { voidReason: { not: null }, settledAt: { gte: startOfDay(kathmanduDay(now)) } },
      ],
    },
    select: { method: true, amount: true },
  });
  const problem = orderCashProblem(entry, earlier);
  if (problem) throw problem;
}
