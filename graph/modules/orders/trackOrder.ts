import { readOrderNumber } from '#domain/orderNumber.ts';
import type { GraphContext } from '../../context.ts';
import type { Order } from '../../prisma/generated/client.ts';

/** The order of this number, for anyone who has the number: show nothing personal of it. */
export function trackOrder({ prisma }: GraphContext, number: string): Promise<Order | null> {
  return prisma.order.findUnique({ where: { number: readOrderNumber(number) } });
}
