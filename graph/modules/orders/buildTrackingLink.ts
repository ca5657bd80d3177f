import type { Secrets } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { signOrderLink } from './orderLinkToken.ts';

/** Returns the URL of the tracking page, which shows the order's status to anyone with its number. */
export function buildTrackingLink(shopUrl: string, { number }: Pick<Order, 'number'>): string {
  return `${shopUrl}/#/track-order?number=${encodeURIComponent(number)}`;
}

/** Reason for the visit: to pay, or to decide on a proposal. */
type Purpose = 'pay' | 'asked';

interface LinkContext {
  /** The store's URL, without a trailing slash. */
  url: string;
  secrets: Secrets;
  now: Date;
}

type LinkedOrder = Pick<Order, 'id' | 'number' | 'userId' | 'contactEmail' | 'guestTokenHash'>;

/**
 * Returns the URL of an order's page for an email: in the customer's account or, for a guest, with a signature that
 * opens the order.
 */
export function buildOrderLink(
  { url, ...signing }: LinkContext,
  order: LinkedOrder,
  purpose?: Purpose,
): string {
  const query = new URLSearchParams(purpose === 'pay' ? { pay: 'rest' } : {});
  if (order.userId) return `${url}/#/orders/${order.id}${query.size > 0 ? `?${query}` : ''}`;
  // Counter sales have no guest page.
  if (order.guestTokenHash === null) return buildTrackingLink(url, order);
  query.set('number', order.number);
  query.set('open', signOrderLink(order, signing));
  if (purpose === 'asked') query.set('asked', 'true');
  return `${url}/#/order-success/${order.id}?${query}`;
}
