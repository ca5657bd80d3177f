import type { Order, Payment, PrismaClient } from '#graph/prisma/generated/client.ts';

/** What went back to the buyer of an order, oldest first. Prisma reads those of a list together. */
export async function findRefunds(
  prisma: PrismaClient,
  { id, refunded }: Pick<Order, 'id' | 'refunded'>,
): Promise<Payment[]> {
  if (refunded === 0) return [];
  const refunds = await prisma.order.findUnique({ where: { id } }).payments({
    where: { kind: 'REFUND', voidedAt: null },
    orderBy: [{ settledAt: 'asc' }, { id: 'asc' }],
  });
  return refunds ?? [];
}
