import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Throws while nobody knows whether money of a held order went back: what goes back beside it might go back twice. */
export async function expectNoneAsked(tx: Transaction, orderId: string, field: string): Promise<void> {
  const attempt = await tx.paymentAttempt.findFirst({ where: { orderId, refundAsked: { not: null } } });
  if (attempt?.refundAsked)
    throw new DomainError('REFUND_IS_ASKED', { askedNpr: attempt.refundAsked }, field);
}
