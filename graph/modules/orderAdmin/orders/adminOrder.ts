import type { GraphContext } from '#graph/context.ts';
import { called } from '#graph/modules/orders/held/withOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

export function adminOrder({ prisma }: GraphContext, id: string): Promise<Order | null> {
  return prisma.order.findFirst({ where: called(id) });
}
