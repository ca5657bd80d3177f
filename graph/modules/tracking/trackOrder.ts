import { countAttempt, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/**
 * Returns the order with a number or id to anyone, so only impersonal fields may be shown. Each miss counts against
 * the requesting network; throws RATE_LIMITED after too many, even for an existing order.
 */
export async function trackOrder(context: GraphContext, idOrNumber: string): Promise<Order | null> {
  await expectAttemptsLeft(context, 'trackOrder');
  const order = await context.prisma.order.findFirst({ where: matchIdOrNumber(idOrNumber.trim()) });
  if (!order) await countAttempt(context, 'trackOrder');
  return order;
}
