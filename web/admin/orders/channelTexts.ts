import type { Fulfilment, OrderChannel } from '#domain/orders/counter/counterSaleSchema.ts';

export const channelTexts: Record<OrderChannel, string> = {
  SHOP: /*i18n*/ 'Online store',
  COUNTER: /*i18n*/ 'Counter',
  PHONE: /*i18n*/ 'Phone',
  API: /*i18n*/ 'API',
};

export const fulfilmentTexts: Record<Fulfilment, string> = {
  DELIVERY: /*i18n*/ 'Delivery',
  PICKUP: /*i18n*/ 'Pick-up at the store',
  COUNTER: /*i18n*/ 'Handed over in store',
};
