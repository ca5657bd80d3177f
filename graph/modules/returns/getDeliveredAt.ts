import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Returns the time an order was delivered, from its timeline; null if it has not been delivered. Prisma batches these
 * reads for all orders in a list.
 */
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
