import type { PaymentAttempt, PaymentEvent, PrismaClient } from '#graph/prisma/generated/client.ts';

// Fluent reads of single rows: Prisma batches the attempts of all orders (and the events of all attempts) of one
// response into one statement.

/** Newest first. */
export async function findAttempts(prisma: PrismaClient, { id }: { id: string }): Promise<PaymentAttempt[]> {
  const attempts = await prisma.order
    .findUnique({ where: { id } })
    .attempts({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return attempts ?? [];
}

/** Oldest first. */
export async function findEvents(prisma: PrismaClient, { id }: PaymentAttempt): Promise<PaymentEvent[]> {
  const events = await prisma.paymentAttempt
    .findUnique({ where: { id } })
    .events({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return events ?? [];
}
