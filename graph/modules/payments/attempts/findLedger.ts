import type { Order, Payment, PrismaClient } from '#graph/prisma/generated/client.ts';

/** The entries of an order's ledger that count, the oldest first. Prisma reads those of one answer together. */
export async function findLedger(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<Payment[]> {
  const entries = await prisma.order.findUnique({ where: { id } }).payments({
    where: { voidedAt: null },
    orderBy: [{ settledAt: 'asc' }, { id: 'asc' }],
  });
  return entries ?? [];
}
