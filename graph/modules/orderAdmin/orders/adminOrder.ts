import type { GraphContext } from '#graph/context.ts';
import { orderByIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

export function adminOrder({ prisma }: GraphContext, id: string): Promise<Order | null> {
  return prisma.order.findFirst({ where: orderByIdOrNumber(id) });
}
