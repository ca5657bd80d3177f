import { refundProblem } from '#domain/accounts/limits.ts';
import { refundDue } from '#domain/orders/ledger.ts';
import { getLimits } from '#graph/access/getLimits.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { refundedByViewer } from './refundedByViewer.ts';

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
  const counted = context.apiKey ? amount - Math.max(0, refundDue(order)) : amount;
  if (counted <= 0) return;
  const refundedBefore = await refundedByViewer(tx, context, order.id);
  const problem = refundProblem({ amount: counted, refundedBefore }, limits, field);
  if (problem) throw problem;
}
