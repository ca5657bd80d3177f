import type { ApiScope } from '#domain/accounts/roles.ts';

/** What other programs can be told of. */
export const WEBHOOK_TOPICS = [
  'order.placed',
  'order.changed',
  'order.paid',
  'order.cancelled',
  'order.returned',
  'product.changed',
  'stock.changed',
  'rate.published',
  'customer.changed',
] as const;

export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** What is sent to try an endpoint; nobody subscribes to it. */
export const TEST_TOPIC = 'webhook.test';

/** What a program must be allowed to read for what a topic tells. */
const SCOPES: Record<WebhookTopic, ApiScope> = {
  'order.placed': 'read-orders',
  'order.changed': 'read-orders',
  'order.paid': 'read-orders',
  'order.cancelled': 'read-orders',
  'order.returned': 'read-orders',
  'product.changed': 'read-catalog',
  'stock.changed': 'read-catalog',
  'rate.published': 'read-catalog',
  'customer.changed': 'read-customers',
};

/** Of personal data, whatever the topic. */
const PERSONAL_SCOPE: ApiScope = 'read-customers';

/** The scopes that a program needs to be told of these. */
export function scopesOfTopics(
  topics: readonly WebhookTopic[],
  { includesPersonalData }: { includesPersonalData: boolean },
): ApiScope[] {
  return [
    ...new Set([...topics.map((topic) => SCOPES[topic]), ...(includesPersonalData ? [PERSONAL_SCOPE] : [])]),
  ];
}

/** Topics that tell how something stands: a later event says all that an earlier one would have said. */
const OF_STANDING: readonly string[] = ['product.changed', 'stock.changed'];

/** Whether an event that still waits need not be sent once there is a later one of the same subject. */
export function isSuperseded(topic: string): boolean {
  return OF_STANDING.includes(topic);
}
