import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { ShopperStats } from '#graph/schema/schema.generated.ts';
import { countWishes } from '../wishlist/listWishlist.ts';

const IN_PROGRESS: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'];

export async function shopperStats(prisma: PrismaClient, userId: string): Promise<ShopperStats> {
  const [byStatus, wishlist] = await Promise.all([
    prisma.order.groupBy({
      by: ['status'],
      where: { userId },
      _count: true,
      _sum: { finalTotal: true, credited: true },
    }),
    countWishes(prisma, userId),
  ]);
  const counted = (groups: typeof byStatus) => groups.reduce((sum, { _count }) => sum + _count, 0);
  const delivered = byStatus.find(({ status }) => status === 'DELIVERED');
  return {
    orders: counted(byStatus),
    inProgress: counted(byStatus.filter(({ status }) => IN_PROGRESS.includes(status))),
    spent: Number(delivered?._sum.finalTotal ?? 0) - Number(delivered?._sum.credited ?? 0),
    wishlist,
  };
}

/** Newest first. */
export function recentOrders(prisma: PrismaClient, userId: string, take: number): Promise<Order[]> {
  return prisma.order.findMany({
    where: { userId },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    take,
  });
}
