import { DomainError } from '#domain/errors/errors.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { holdsOrder } from '../holdsOrder.ts';
import { called } from '../lifecycle/withOrder.ts';

interface Named {
  orderId: string;
  guestToken?: string | null | undefined;
}

/** An order that whoever asks may pay: their own, a guest's with its token, any for staff. Throws ORDER_NOT_FOUND. */
export async function findPayable(context: GraphContext, { orderId, guestToken }: Named): Promise<Order> {
  const order = await context.prisma.order.findFirst({ where: called(orderId) });
  if (!order || !(paysForOthers(context) || holdsOrder(context, order, guestToken)))
    throw new DomainError('ORDER_NOT_FOUND', 'orderId');
  return order;
}

function paysForOthers({ viewer }: GraphContext): boolean {
  return viewer !== null && viewerMay(viewer, 'recordPayments');
}
