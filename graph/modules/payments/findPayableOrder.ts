import { DomainError } from '#domain/errors/errors.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { called } from '#graph/modules/orders/held/withOrder.ts';
import { holdsOrder } from '#graph/modules/orders/holdsOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { readPaymentToken } from './paymentToken.ts';

interface Named {
  /** The order's id or number. */
  id: string;
  guestToken?: string | null | undefined;
  /** Of a payment link. */
  payToken?: string | null | undefined;
}

/**
 * An order that whoever asks may pay: their own, a guest's with its token, one with a payment link of its own, any for staff.
 * Throws ORDER_NOT_FOUND, or PAYMENT_LINK_OVER.
 */
export async function findPayable(context: GraphContext, named: Named): Promise<Order> {
  const { id, guestToken, payToken } = named;
  const order = await context.prisma.order.findFirst({ where: called(id) });
  if (!order) throw noSuchOrder();
  if (paysForOthers(context) || holdsOrder(context, order, guestToken)) return order;
  const link = payToken ? readPaymentToken(payToken, context.secrets) : null;
  if (link?.number !== order.number) throw noSuchOrder();
  if (link.expiresAt < context.now) throw new DomainError('PAYMENT_LINK_OVER', 'payToken');
  return order;
}

function noSuchOrder(): DomainError {
  return new DomainError('ORDER_NOT_FOUND', 'id');
}

function paysForOthers({ viewer }: GraphContext): boolean {
  return viewer !== null && viewerMay(viewer, 'recordPayments');
}
