import type { Order } from '#graph/prisma/generated/client.ts';

/** The page that shows anyone with the order's number where the order is. */
export function trackingLink(shopUrl: string, { number }: Pick<Order, 'number'>): string {
  return `${shopUrl}/#/track-order?number=${encodeURIComponent(number)}`;
}
