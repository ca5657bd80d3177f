import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Returns the account's orders with their lines and timelines. */
export function exportOrders(prisma: PrismaClient, userId: string, take: number) {
  return prisma.order.findMany({
    where: { userId },
    omit: {
      userId: true,
      guestTokenHash: true,
      version: true,
      isFirst: true,
      isStockReserved: true,
      pieces: true,
    },
    include: {
      lines: {
        omit: { id: true, orderId: true, position: true, unitCost: true },
        orderBy: { position: 'asc' },
      },
      timeline: { select: { status: true, note: true, at: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }] },
    },
    orderBy: { placedAt: 'desc' },
    take,
  });
}
