import { cashProblem } from '#domain/orders/cashLimit.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Throws where cash for an order, with what came in before, would be more than the law allows. */
export async function expectLawful(
  tx: Transaction,
  { id: orderId }: Order,
  entry: Parameters<typeof cashProblem>[0],
): Promise<void> {
  const earlier = await tx.payment.findMany({
    where: { orderId, kind: 'PAYMENT', voidedAt: null },
    select: { method: true, amount: true },
  });
  const problem = cashProblem(entry, earlier);
  if (problem) throw problem;
}
