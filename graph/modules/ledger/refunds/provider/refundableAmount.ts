import { isOnline } from '#domain/payments/onlineMethods.ts';
import { providerOf } from '#graph/modules/payments/payments.providers.ts';
import type { Payment, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** How much of a payment its provider can give back by itself now, NPR; 0 where it cannot, or was asked and did not answer. */
export async function refundableBy(
  prisma: PrismaClient | Transaction,
  { kind, method, amount, attemptId: id, transactionId, voidedAt }: Payment,
): Promise<number> {
  const isItsOwn = kind === 'PAYMENT' && id !== null && transactionId !== null && voidedAt === null;
  if (!isItsOwn || !isOnline(method) || !providerOf(method).refund) return 0;
  const attempt = await prisma.paymentAttempt.findUnique({ where: { id } });
  if (!attempt || attempt.refundAsked !== null) return 0;
  const refunds = await prisma.paymentAttempt
    .findUnique({ where: { id } })
    .refunds({ where: { voidedAt: null }, select: { amount: true } });
  return amount - (refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0);
}
