import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { QueryOrderArgs } from '#graph/schema/schema.generated.ts';
import { canOpenOrder } from './canOpenOrder.ts';
import { matchIdOrNumber } from './change/lockOrder.ts';

/** Returns an order by id or number if the viewer can see it. Throws NOT_FOUND for another customer's order. */
export async function findOrder(
  context: GraphContext,
  { id, guestToken }: QueryOrderArgs,
): Promise<Order | null> {
  const { prisma, viewer } = context;
  if (!canSeeAllOrders(context) && !viewer && !guestToken) return null;
  const order = await prisma.order.findFirst({ where: matchIdOrNumber(id) });
  if (!order || canSeeAllOrders(context)) return order;
  return canOpenOrder(context, order, guestToken) ? order : null;
}

function canSeeAllOrders({ viewer, apiKey }: GraphContext): boolean {
  if (viewer) return viewerHasPermission(viewer, 'readOrders');
  return apiKey?.scopes.includes('read-orders') ?? false;
}
