import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { called } from '../held/withOrder.ts';

export function adminOrder({ prisma }: GraphContext, id: string): Promise<Order | null> {
  return prisma.order.findFirst({ where: called(id) });
}
