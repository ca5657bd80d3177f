import { sha256 } from '#graph/access/sha256.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryOrderArgs } from '#graph/schema/schema.generated.ts';
import { called } from '../lifecycle/withOrder.ts';

/** The order by id or number, if the viewer may see it. Somebody else's order is not found. */
export async function findOrder(
  context: GraphContext,
  { id, guestToken }: QueryOrderArgs,
): Promise<Order | null> {
  const { prisma, viewer } = context;
  if (seesAll(context)) return prisma.order.findFirst({ where: called(id) });

  const own: Prisma.OrderWhereInput[] = [];
  if (viewer) own.push({ userId: viewer.id });
  if (guestToken) own.push({ guestTokenHash: sha256(guestToken) });
  // Prisma would take an empty OR for no condition at all.
  if (own.length === 0) return null;
  return prisma.order.findFirst({ where: { AND: [called(id), { OR: own }] } });
}

function seesAll({ viewer, apiKey }: GraphContext): boolean {
  if (viewer) return viewerMay(viewer, 'manageOrders');
  return apiKey?.scopes.includes('read-orders') ?? false;
}
