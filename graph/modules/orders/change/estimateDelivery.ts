import { deliveryEstimate } from '#domain/orders/delivery.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** The days of an order whose way to the door begins at this instant. */
export function arrivalFrom({ district }: Order, at: Date): Pick<Order, 'estimatedFrom' | 'estimatedTo'> {
  const { from: estimatedFrom, to: estimatedTo } = deliveryEstimate(district, at);
  return { estimatedFrom, estimatedTo };
}
