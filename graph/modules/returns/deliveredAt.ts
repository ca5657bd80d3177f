import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** When an order arrived, by its timeline; null before that. Prisma reads those of a list together. */
export async function deliveredAt(
  prisma: Pick<PrismaClient, 'order'>,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<Date | null> {
  if (status !== 'DELIVERED' && status !== 'RETURNED') return null;
  const events = await prisma.order
    .findUnique({ where: { id } })
    .timeline({ where: { status: 'DELIVERED' }, orderBy: [{ at: 'asc' }, { id: 'asc' }], take: 1 });
  return events?.[0]?.at ?? null;
}
