import { can } from '#domain/roles.ts';
import type { GraphContext } from '../../context.ts';
import type { Order, Prisma } from '../../prisma/generated/client.ts';
import type { QueryOrderArgs } from '../../schema.generated.ts';
import { sha256 } from '../../sha256.ts';
import { readOrderNumber } from './orderNumber.ts';

/** The order by id or number, if the viewer may see it. Somebody else's order is not found. */
export async function findOrder(
  { prisma, viewer }: GraphContext,
  { id, guestToken }: QueryOrderArgs,
): Promise<Order | null> {
  const named: Prisma.OrderWhereInput = { OR: [{ id }, { number: readOrderNumber(id) }] };
  if (viewer && can(viewer.role, 'manageOrders')) return prisma.order.findFirst({ where: named });

  const own: Prisma.OrderWhereInput[] = [];
  if (viewer) own.push({ userId: viewer.id });
  if (guestToken) own.push({ guestTokenHash: sha256(guestToken) });
  // Prisma would take an empty OR for no condition at all.
  if (own.length === 0) return null;
  return prisma.order.findFirst({ where: { AND: [named, { OR: own }] } });
}
