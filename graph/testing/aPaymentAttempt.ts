import { newAttemptRef } from '#graph/modules/payments/attempts/attempts.ts';
import type { PaymentAttempt, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** An attempt to pay an order at eSewa, open for half an hour unless said otherwise. */
export function aPaymentAttempt(
  prisma: PrismaClient,
  order: { id: string; finalTotal: number; placedAt: Date },
  given: Partial<Prisma.PaymentAttemptUncheckedCreateInput> = {},
): Promise<PaymentAttempt> {
  const { id: orderId, finalTotal: amount, placedAt: createdAt } = order;
  return prisma.paymentAttempt.create({
    data: {
      ...{ orderId, amount, createdAt, method: 'ESEWA', mode: 'TEST', ref: newAttemptRef() },
      expiresAt: new Date(createdAt.getTime() + 30 * 60_000),
      redirect: { method: 'POST', url: 'https://esewa.example', fields: [] },
      ...given,
    },
  });
}
