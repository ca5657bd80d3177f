import { isOnline } from '#domain/payments/onlineMethods.ts';
import { getProvider } from '#graph/modules/payments/payments.providers.ts';
import type { Payment, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Returns the amount of a payment that its provider can refund now, in NPR. Returns 0 if the provider does not support
 * refunds, or if an earlier refund has no result yet.
 */
export async function getRefundableAmount(
  prisma: PrismaClient | Transaction,
  { kind, method, amount, attemptId: id, transactionId, voidedAt }: Payment,
): Promise<number> {
  const isProviderPayment = kind === 'PAYMENT' && id !== null && transactionId !== null && voidedAt === null;
  if (!isProviderPayment || !isOnline(method) || !getProvider(method).refund) return 0;
  const attempt = await prisma.paymentAttempt.findUnique({ where: { id } });
  if (!attempt || attempt.refundRequested !== null) return 0;
  const refunds = await prisma.paymentAttempt
    .findUnique({ where: { id } })
    .refunds({ where: { voidedAt: null }, select: { amount: true } });
  return amount - (refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0);
}
