import type { GraphContext } from '#graph/context.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

export function adminOrder({ prisma }: GraphContext, id: string): Promise<Order | null> {
  return prisma.order.findFirst({ where: matchIdOrNumber(id) });
}
