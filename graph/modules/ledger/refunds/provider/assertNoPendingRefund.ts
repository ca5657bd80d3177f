import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Throws while the outcome of a provider refund of a locked order is unknown, since another refund could pay the same
 * money twice.
 */
export async function assertNoPendingRefund(tx: Transaction, orderId: string, field: string): Promise<void> {
  const attempt = await tx.paymentAttempt.findFirst({ where: { orderId, refundRequested: { not: null } } });
  if (attempt?.refundRequested)
    throw new DomainError('REFUND_PENDING_AT_PROVIDER', { requestedNpr: attempt.refundRequested }, field);
}
