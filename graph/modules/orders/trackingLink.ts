import type { Order } from '#graph/prisma/generated/client.ts';

/** The page that shows anyone with the order's number where the order is. */
export function trackingLink(shopUrl: string, { number }: Pick<Order, 'number'>): string {
  return `${shopUrl}/#/track-order?number=${encodeURIComponent(number)}`;
}

/** The page on which the buyer answers a proposal or pays: their account's, or the one that a guest opens with their phone or address. */
export function orderLink(shopUrl: string, order: Pick<Order, 'id' | 'number' | 'userId'>): string {
  return order.userId ? `${shopUrl}/#/orders/${order.id}` : `${trackingLink(shopUrl, order)}&asked=true`;
}
