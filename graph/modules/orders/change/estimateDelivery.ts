import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Returns the estimated delivery days of an order whose handling starts at this time. */
export function estimateDelivery(
  { district }: Order,
  startsAt: Date,
): Pick<Order, 'estimatedFrom' | 'estimatedTo'> {
  const { from: estimatedFrom, to: estimatedTo } = calculateDeliveryEstimate(district, startsAt);
  return { estimatedFrom, estimatedTo };
}
