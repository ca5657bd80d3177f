import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Webhook: row('WebhookEndpoint'),
  WebhookDelivery: row('WebhookDelivery'),
  WebhookDeliveryConnection: '../modules/webhooks/deliveries/listDeliveries.ts#DeliveryPage',
  WebhookAttempt: row('WebhookAttempt'),
};
