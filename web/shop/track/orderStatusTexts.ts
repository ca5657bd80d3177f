import type { OrderStatus } from '#domain/orderLifecycle.ts';

export interface StatusTexts {
  title: string;
  text: string;
}

/** Where an order stands, in the store's voice. */
export const orderStatusTexts: Record<OrderStatus, StatusTexts> = {
  PENDING: { title: /*i18n*/ 'Placed', text: /*i18n*/ 'We have your order and look it over.' },
  CONFIRMED: {
    title: /*i18n*/ 'Confirmed',
    text: /*i18n*/ 'All is in order; the pieces are set aside for you.',
  },
  PROCESSING: { title: /*i18n*/ 'In preparation', text: /*i18n*/ 'Checked, polished and packed by hand.' },
  SHIPPED: { title: /*i18n*/ 'On its way', text: /*i18n*/ 'The courier has it.' },
  DELIVERED: { title: /*i18n*/ 'Delivered', text: /*i18n*/ 'It is with you. Wear it well.' },
  CANCELLED: {
    title: /*i18n*/ 'Cancelled',
    text: /*i18n*/ 'This order was called off and will not be sent.',
  },
  RETURNED: { title: /*i18n*/ 'Returned', text: /*i18n*/ 'The pieces have come back to us.' },
};
