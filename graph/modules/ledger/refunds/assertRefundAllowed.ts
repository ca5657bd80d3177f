import { refundProblem } from '#domain/accounts/limits.ts';
import { amountOwed } from '#domain/orders/ledger.ts';
import { limitsOf } from '#graph/access/limitsOf.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { takenBefore } from './takenBefore.ts';

interface RefundRequest {
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
  context: StaffAtWork,
  order: Order,
  { amount, field }: RefundRequest,
): Promise<void> {
  const limits = limitsOf(context);
  if (limits.refundNpr === null) return;
  const counted = context.apiKey ? amount - Math.max(0, amountOwed(order)) : amount;
  if (counted <= 0) return;
  const before = await takenBefore(tx, context, order.id);
  const problem = refundProblem({ amount: counted, before }, limits, field);
  if (problem) throw problem;
}
