import { generateAttemptRef } from '#graph/modules/payments/attempts/attempts.ts';
import type { PaymentAttempt, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Creates an eSewa payment attempt that is open for half an hour, with the given changes. */
export function aPaymentAttempt(
  prisma: PrismaClient,
  order: { id: string; finalTotal: number; placedAt: Date },
  overrides: Partial<Prisma.PaymentAttemptUncheckedCreateInput> = {},
): Promise<PaymentAttempt> {
  const { id: orderId, finalTotal: amount, placedAt: createdAt } = order;
  return prisma.paymentAttempt.create({
    data: {
      ...{ orderId, amount, createdAt, method: 'ESEWA', mode: 'TEST', ref: generateAttemptRef() },
      expiresAt: new Date(createdAt.getTime() + 30 * 60_000),
      redirect: { method: 'POST', url: 'https://esewa.example', fields: [] },
      ...overrides,
    },
  });
}
