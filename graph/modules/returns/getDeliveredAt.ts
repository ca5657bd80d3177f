import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Returns when an order was delivered, from its timeline; null before. Prisma batches these reads when a list is resolved. */
export async function getDeliveredAt(
  prisma: Pick<PrismaClient, 'order'>,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<Date | null> {
  if (status !== 'DELIVERED' && status !== 'RETURNED') return null;
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ where: { status: 'DELIVERED' }, orderBy: [{ at: 'asc' }, { id: 'asc' }], take: 1 });
  return events?.[0]?.at ?? null;
}
