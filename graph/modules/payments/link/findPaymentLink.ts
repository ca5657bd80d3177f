import { getLinkState, type LinkState } from '#domain/payments/paymentLink.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { readPaymentToken } from '../paymentToken.ts';

interface OpenedLink {
  state: LinkState;
  orderNumber: string;
  order: Order | null;
}

/** Returns the content of a payment link; null if the store has not signed the token, or if the order was deleted. */
export async function findPaymentLink(
  { prisma, secrets, now }: GraphContext,
  token: string,
): Promise<OpenedLink | null> {
  const tokenContent = readPaymentToken(token, secrets);
  if (!tokenContent) return null;
  const { number: orderNumber, expiresAt } = tokenContent;
  if (expiresAt < now) return { state: 'EXPIRED', orderNumber, order: null };
  const order = await prisma.order.findUnique({ where: { number: orderNumber } });
  if (!order) return null;
  const state = getLinkState(order, now);
  return { state, orderNumber, order: state === 'OPEN' ? order : null };
}
