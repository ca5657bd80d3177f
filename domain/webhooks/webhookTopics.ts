import type { ApiScope } from '#domain/accounts/roles.ts';

/** Topics to which webhooks can subscribe. */
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

/** Topic of test events. Webhooks cannot subscribe to it. */
export const TEST_TOPIC = 'webhook.test';

/** Scope an API key needs for each topic. */
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

/** Scope for personal data, whatever the topic. */
const PERSONAL_SCOPE: ApiScope = 'read-customers';

/** Returns the scopes an API key needs for the given topics. */
export function getRequiredScopes(
  topics: readonly WebhookTopic[],
  { includesPersonalData }: { includesPersonalData: boolean },
): ApiScope[] {
  return [
    ...new Set([...topics.map((topic) => SCOPES[topic]), ...(includesPersonalData ? [PERSONAL_SCOPE] : [])]),
  ];
}

/** Topics whose events contain the current state, so that a later event replaces earlier ones. */
const STATE_TOPICS: readonly string[] = ['product.changed', 'stock.changed'];

/** Returns true if a pending event can be skipped when a later event of the same subject exists. */
export function isSupersedable(topic: string): boolean {
  return STATE_TOPICS.includes(topic);
}
