import { refundProblem } from '#domain/accounts/limits.ts';
import { amountOwed } from '#domain/orders/ledger.ts';
import { limitsOf } from '#graph/access/limitsOf.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface Wished {
  /** NPR. */
  amount: number;
  field: string;
}

/**
 * Throws where whoever asks may not pay back so much: some of the staff up to so much of an order, a program what is owed,
 * and up to so much beyond it.
 */
export async function expectRefundAllowed(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { amount, field }: Wished,
): Promise<void> {
  const { viewer, apiKey } = context;
  const limits = limitsOf(context);
  if (limits.refundNpr === null) return;
  const counted = apiKey ? amount - Math.max(0, amountOwed(order)) : amount;
  if (counted <= 0) return;
  const { _sum } = await tx.payment.aggregate({
    where: {
      ...{ orderId: order.id, kind: apiKey ? 'CREDIT' : 'REFUND' },
      ...{ voidedAt: null, actorId: viewer?.id ?? null },
    },
    _sum: { amount: true },
  });
  const problem = refundProblem({ amount: counted, before: _sum.amount ?? 0 }, limits, field);
  if (problem) throw problem;
}
