import { ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import { memoizePerRequest } from '#graph/prisma/memoizePerRequest.ts';
import type { OrderStatusCount } from '#graph/schema/schema.generated.ts';

/** Counts all orders ever placed, by status. */
export const ordersByStatus = memoizePerRequest(
  async ({ prisma }: GraphContext): Promise<OrderStatusCount[]> => {
    const groups = await prisma.order.groupBy({ by: ['status'], _count: true });
    const countsByStatus = new Map(groups.map(({ status, _count }) => [status, _count]));
    return ORDER_STATUSES.map((status) => ({ status, count: countsByStatus.get(status) ?? 0 }));
  },
);

export function countWaitingOrders({ prisma }: GraphContext): Promise<number> {
  return prisma.order.count({ where: { status: 'PENDING' } });
}
