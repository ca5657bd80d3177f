import type { Secrets } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { signOrderLink } from './orderLinkToken.ts';

/** The page that shows anyone with the order's number where the order is. */
export function trackingLink(shopUrl: string, { number }: Pick<Order, 'number'>): string {
  return `${shopUrl}/#/track-order?number=${encodeURIComponent(number)}`;
}

/** What its reader comes for: to pay, or to answer a question of the store. */
type Purpose = 'pay' | 'asked';

interface Mailing {
  /** The store's address, without a slash at its end. */
  url: string;
  secrets: Secrets;
  now: Date;
}

type Linked = Pick<Order, 'id' | 'number' | 'userId' | 'contactEmail' | 'guestTokenHash'>;

/** The page of an order, for a mail to its buyer: in their account, or opened by the link itself for a guest. */
export function orderLink({ url, ...signing }: Mailing, order: Linked, purpose?: Purpose): string {
  const query = new URLSearchParams(purpose === 'pay' ? { pay: 'rest' } : {});
  if (order.userId) return `${url}/#/orders/${order.id}${query.size > 0 ? `?${query}` : ''}`;
  // What was bought at the counter has no page that a guest could open.
  if (order.guestTokenHash === null) return trackingLink(url, order);
  query.set('number', order.number);
  query.set('open', signOrderLink(order, signing));
  if (purpose === 'asked') query.set('asked', 'true');
  return `${url}/#/order-success/${order.id}?${query}`;
}
