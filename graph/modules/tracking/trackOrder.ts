import { countAttempt, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/**
 * Returns the order with this number or id to anyone, so its fields must contain no personal data. Each miss counts
 * against the requesting network. Throws RATE_LIMITED after too many misses, even for an existing order.
 */
export async function trackOrder(context: GraphContext, idOrNumber: string): Promise<Order | null> {
  await expectAttemptsLeft(context, 'trackOrder');
  const order = await context.prisma.order.findFirst({ where: matchIdOrNumber(idOrNumber.trim()) });
  if (!order) await countAttempt(context, 'trackOrder');
  return order;
}
