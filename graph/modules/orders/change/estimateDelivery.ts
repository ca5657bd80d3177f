import { deliveryEstimate } from '#domain/orders/delivery.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Returns the estimated delivery days of an order whose handling starts at this time. */
export function estimateDelivery(
  { district }: Order,
  at: Date,
): Pick<Order, 'estimatedFrom' | 'estimatedTo'> {
  const { from: estimatedFrom, to: estimatedTo } = deliveryEstimate(district, at);
  return { estimatedFrom, estimatedTo };
}
