import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

/** What moving an order on to a status is called, as a verb. */
export const moveTexts: Record<OrderStatus, string> = {
  PENDING: /*i18n*/ 'Move back to placed',
  CONFIRMED: /*i18n*/ 'Confirm order',
  PROCESSING: /*i18n*/ 'Start preparing',
  SHIPPED: /*i18n*/ 'Mark as shipped',
  DELIVERED: /*i18n*/ 'Mark as delivered',
  CANCELLED: /*i18n*/ 'Cancel order',
  RETURNED: /*i18n*/ 'Mark all as returned',
};
