import type { GraphContext } from '../../context.ts';
import type { Order } from '../../prisma/generated/client.ts';
import { called } from '../orders/withOrder.ts';

export function adminOrder({ prisma }: GraphContext, id: string): Promise<Order | null> {
  return prisma.order.findFirst({ where: called(id) });
}
