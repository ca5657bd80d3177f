import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

const moveTexts: Record<OrderStatus, string> = {
  PENDING: /*i18n*/ 'Move back to “Placed”',
  CONFIRMED: /*i18n*/ 'Confirm order',
  PROCESSING: /*i18n*/ 'Start preparing',
  SHIPPED: /*i18n*/ 'Mark as shipped',
  DELIVERED: /*i18n*/ 'Mark as delivered',
  CANCELLED: /*i18n*/ 'Cancel order',
  RETURNED: /*i18n*/ 'Mark all as returned',
};

const PICKUP_TEXTS: Partial<Record<OrderStatus, string>> = {
  SHIPPED: /*i18n*/ 'Mark as ready for pick-up',
  DELIVERED: /*i18n*/ 'Mark as picked up',
};

/** Returns the button text for moving an order to a status. */
export function getMoveText(to: OrderStatus, fulfilment: Fulfilment): string {
  return (fulfilment === 'PICKUP' && PICKUP_TEXTS[to]) || moveTexts[to];
}
