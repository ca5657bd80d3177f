import type { OrderStatus } from '#domain/orderLifecycle.ts';

/** What moving an order on to a status is called, as a verb. */
export const moveTexts: Record<OrderStatus, string> = {
  PENDING: /*i18n*/ 'Put back to placed',
  CONFIRMED: /*i18n*/ 'Confirm the order',
  PROCESSING: /*i18n*/ 'Start making it ready',
  SHIPPED: /*i18n*/ 'Hand it to the courier',
  DELIVERED: /*i18n*/ 'Mark as delivered',
  CANCELLED: /*i18n*/ 'Cancel the order',
  RETURNED: /*i18n*/ 'Take it back',
};
