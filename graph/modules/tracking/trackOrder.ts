import { countAttempt, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { called } from '#graph/modules/orders/held/withOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/**
 * The order of a number or an id, for anyone who has it: show nothing personal of it. Each miss counts for the network that
 * it comes from; throws RATE_LIMITED once there were too many, for an order that there is as well.
 */
export async function trackOrder(context: GraphContext, idOrNumber: string): Promise<Order | null> {
  await expectAttemptsLeft(context, 'trackOrder');
  const order = await context.prisma.order.findFirst({ where: called(idOrNumber.trim()) });
  if (!order) await countAttempt(context, 'trackOrder');
  return order;
}
