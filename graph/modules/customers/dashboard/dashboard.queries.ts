import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { ShopperStats } from '#graph/schema/schema.generated.ts';
import { calculateTotalSpent, SPENT_SUMS } from '../orderTotalsByCustomer.ts';
import { countWishlistItems } from '../wishlist/wishlist.ts';

const IN_PROGRESS_STATUSES: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'];

export async function readShopperStats(prisma: PrismaClient, userId: string): Promise<ShopperStats> {
  const [byStatus, wishlist] = await Promise.all([
    prisma.order.groupBy({
      by: ['status'],
      where: { userId },
      _count: true,
      _sum: SPENT_SUMS,
    }),
    countWishlistItems(prisma, userId),
  ]);
  const countOrders = (groups: typeof byStatus) => groups.reduce((sum, { _count }) => sum + _count, 0);
  return {
    orders: countOrders(byStatus),
    inProgress: countOrders(byStatus.filter(({ status }) => IN_PROGRESS_STATUSES.includes(status))),
    spent: byStatus.reduce((sum, { _sum }) => sum + calculateTotalSpent(_sum), 0),
    wishlist,
  };
}

/** Returns the latest orders, newest first. */
export function listRecentOrders(prisma: PrismaClient, userId: string, take: number): Promise<Order[]> {
  return prisma.order.findMany({
    where: { userId },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    take,
  });
}

/** Dashboard of a customer. Each part is read only if a query selects it. */
export interface Dashboard {
  userId: string;
}

export function customerDashboard(context: GraphContext): Dashboard {
  return { userId: requireViewer(context).id };
}
