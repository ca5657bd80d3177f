import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { countAttempt, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/**
 * The order of this number, for anyone who has the number: show nothing personal of it. Numbers that are none are counted for
 * the network they come from; throws RATE_LIMITED once there were too many, for one that is an order's as well.
 */
export async function trackOrder(context: GraphContext, number: string): Promise<Order | null> {
  await expectAttemptsLeft(context, 'trackOrder');
  const order = await context.prisma.order.findUnique({ where: { number: readOrderNumber(number) } });
  if (!order) await countAttempt(context, 'trackOrder');
  return order;
}
