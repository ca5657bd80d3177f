import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

export interface StatusTexts {
  title: string;
  text: string;
}

/** Status texts of orders, as shown in the shop. */
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
  DELIVERED: { title: /*i18n*/ 'Delivered', text: /*i18n*/ 'Your order has arrived. We hope you love it.' },
  CANCELLED: {
    title: /*i18n*/ 'Cancelled',
    text: /*i18n*/ 'This order was cancelled and will not be delivered.',
  },
  RETURNED: { title: /*i18n*/ 'Returned', text: /*i18n*/ 'We have received your return.' },
};

/** Texts that differ for orders picked up or sold over the counter. */
const pickupTexts: Partial<Record<OrderStatus, StatusTexts>> = {
  SHIPPED: {
    title: /*i18n*/ 'Ready for pick-up',
    text: /*i18n*/ 'Your order is ready for you at our store.',
  },
  DELIVERED: {
    title: /*i18n*/ 'Picked up',
    text: /*i18n*/ 'You’ve picked up your order. We hope you love it.',
  },
  CANCELLED: { title: orderStatusTexts.CANCELLED.title, text: /*i18n*/ 'This order was cancelled.' },
};

/** Returns the status text of an order for its fulfilment. */
export function getOrderStatusTexts(status: OrderStatus, fulfilment: Fulfilment): StatusTexts {
  return (fulfilment !== 'DELIVERY' && pickupTexts[status]) || orderStatusTexts[status];
}
