import { kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import { cashProblem } from '#domain/orders/cashLimit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Throws where cash for an order, with what came in before, would be more than the law allows. What was voided with a
 * reason counts on for the day it came in on; what was undone at once never was.
 */
export async function expectLawful(
  tx: Transaction,
  { now }: Pick<GraphContext, 'now'>,
  { id: orderId }: Order,
  entry: Parameters<typeof cashProblem>[0],
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
  const problem = cashProblem(entry, earlier);
  if (problem) throw problem;
}
