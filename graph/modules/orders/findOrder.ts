import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { QueryOrderArgs } from '#graph/schema/schema.generated.ts';
import { called } from './held/withOrder.ts';
import { holdsOrder } from './holdsOrder.ts';

/** The order by id or number, if the viewer may see it. Somebody else's order is not found. */
export async function findOrder(
  context: GraphContext,
  { id, guestToken }: QueryOrderArgs,
): Promise<Order | null> {
  const { prisma, viewer } = context;
  if (!seesAll(context) && !viewer && !guestToken) return null;
  const order = await prisma.order.findFirst({ where: called(id) });
  if (!order || seesAll(context)) return order;
  return holdsOrder(context, order, guestToken) ? order : null;
}

function seesAll({ viewer, apiKey }: GraphContext): boolean {
  if (viewer) return viewerMay(viewer, 'readOrders');
  return apiKey?.scopes.includes('read-orders') ?? false;
}
