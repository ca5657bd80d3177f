import { findRefundProblem } from '#domain/accounts/limits.ts';
import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { getLimits } from '#graph/access/getLimits.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { sumRefundedByViewer } from './sumRefundedByViewer.ts';

interface RefundRequest {
  /** NPR. */
  amount: number;
  field: string;
}

/**
 * Throws if the refund exceeds the viewer's limit for an order. For an API key, the limit applies only to amounts
 * beyond the refund due.
 */
export async function assertRefundAllowed(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  { amount, field }: RefundRequest,
): Promise<void> {
  const limits = getLimits(context);
  if (limits.refundNpr === null) return;
  const countedAmount = context.apiKey ? amount - Math.max(0, calculateRefundDue(order)) : amount;
  if (countedAmount <= 0) return;
  const refundedBefore = await sumRefundedByViewer(tx, context, order.id);
  const problem = findRefundProblem({ amount: countedAmount, refundedBefore }, limits, field);
  if (problem) throw problem;
}
