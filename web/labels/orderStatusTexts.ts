import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

export interface StatusTexts {
  title: string;
  text: string;
}

/** Where an order stands, in the store's voice. */
export const orderStatusTexts: Record<OrderStatus, StatusTexts> = {
  PENDING: { title: /*i18n*/ 'Placed', text: /*i18n*/ 'We have received your order and are reviewing it.' },
  CONFIRMED: {
    title: /*i18n*/ 'Confirmed',
    text: /*i18n*/ 'Your order is confirmed and the pieces are reserved for you.',
  },
  PROCESSING: {
    title: /*i18n*/ 'In preparation',
    text: /*i18n*/ 'Your pieces are being checked, polished and packed by hand.',
  },
  SHIPPED: { title: /*i18n*/ 'On its way', text: /*i18n*/ 'Your order is with the courier.' },
  DELIVERED: { title: /*i18n*/ 'Delivered', text: /*i18n*/ 'Your order has arrived. Enjoy it.' },
  CANCELLED: {
    title: /*i18n*/ 'Cancelled',
    text: /*i18n*/ 'This order was cancelled and will not be delivered.',
  },
  RETURNED: { title: /*i18n*/ 'Returned', text: /*i18n*/ 'We have received your return.' },
};
