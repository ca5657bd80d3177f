import { DomainError } from '#domain/errors/errors.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { canOpenOrder } from '#graph/modules/orders/canOpenOrder.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { readPaymentToken } from './paymentToken.ts';

interface PayableOrderRef {
  /** Order id or number. */
  id: string;
  guestToken?: string | null | undefined;
  /** Token of a payment link. */
  payToken?: string | null | undefined;
}

/**
 * Returns an order the caller can pay: their own order, a guest order with its token, or an order with a payment link.
 * Staff can pay any order. Throws ORDER_NOT_FOUND or PAYMENT_LINK_EXPIRED.
 */
export async function findPayableOrder(context: GraphContext, orderRef: PayableOrderRef): Promise<Order> {
  const { id, guestToken, payToken } = orderRef;
  const order = await context.prisma.order.findFirst({ where: matchIdOrNumber(id) });
  if (!order) throw createOrderNotFoundError();
  if (canPayForOthers(context) || canOpenOrder(context, order, guestToken)) return order;
  const link = payToken ? readPaymentToken(payToken, context.secrets) : null;
  if (link?.number !== order.number) throw createOrderNotFoundError();
  if (link.expiresAt < context.now) throw new DomainError('PAYMENT_LINK_EXPIRED', 'payToken');
  return order;
}

function createOrderNotFoundError(): DomainError {
  return new DomainError('ORDER_NOT_FOUND', 'id');
}

function canPayForOthers({ viewer }: GraphContext): boolean {
  return viewer !== null && viewerHasPermission(viewer, 'recordPayments');
}
