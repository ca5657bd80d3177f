import type { PaymentAttempt, PaymentEvent, PrismaClient } from '#graph/prisma/generated/client.ts';

// Uses fluent reads of single rows, because Prisma batches these into one statement for all orders or attempts in a
// response.

/** Returns an order's payment attempts, newest first. */
export async function findAttempts(prisma: PrismaClient, { id }: { id: string }): Promise<PaymentAttempt[]> {
  const attempts = await prisma.order
    .findUnique({ where: { id } })
    .attempts({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return attempts ?? [];
}

/** Returns an attempt's events, oldest first. */
export async function findEvents(prisma: PrismaClient, { id }: PaymentAttempt): Promise<PaymentEvent[]> {
  const events = await prisma.paymentAttempt
    .findUnique({ where: { id } })
    .events({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}
