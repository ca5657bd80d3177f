import type { Action } from '#domain/accounts/permissions.ts';
import type { ApiScope } from '#domain/accounts/roles.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';

interface TopicAccess {
  /** Permission that staff need. */
  action: Action;
  /** API key scopes, any one of which is sufficient. Without scopes, API keys cannot subscribe. */
  scopes?: readonly ApiScope[];
}

/** Topics and who can subscribe to them. */
const TOPIC_ACCESS = {
  orders: { action: 'readOrders', scopes: ['read-orders'] },
  products: { action: 'readCatalog', scopes: ['read-catalog'] },
  stock: { action: 'readCatalog', scopes: ['read-catalog', 'write-stock'] },
  rates: { action: 'manageRates', scopes: ['read-catalog'] },
  customers: { action: 'readCustomers' },
  messages: { action: 'readMessages' },
} as const satisfies Record<string, TopicAccess>;

export type EventTopic = keyof typeof TOPIC_ACCESS;

const EVENT_TOPICS = Object.keys(TOPIC_ACCESS) as EventTopic[];

/** Scopes that allow an API key at least one topic. */
export const EVENT_SCOPES = [
  'read-orders',
  'read-catalog',
  'write-stock',
] as const satisfies readonly ApiScope[];

/** Returns the topics the caller can subscribe to. */
export function listTopics({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): EventTopic[] {
  return EVENT_TOPICS.filter((topic) => {
    const { action, scopes = [] }: TopicAccess = TOPIC_ACCESS[topic];
    if (viewer) return viewerHasPermission(viewer, action);
    return scopes.some((scope) => apiKey?.scopes.includes(scope));
  });
}

/** Returns the topic of a change; null if live updates do not include it. */
export function getTopic({ kind }: StoreChange): EventTopic | null {
  return TOPICS[kind];
}

const TOPICS: Record<StoreChange['kind'], EventTopic | null> = {
  ORDER_PLACED: 'orders',
  ORDER: 'orders',
  PRODUCT: 'products',
  STOCK: 'stock',
  RATES: 'rates',
  CUSTOMER: 'customers',
  EVERYTHING: 'products',
  COLLECTIONS: null,
  CONTENT: null,
  SETTINGS: null,
  WEBHOOKS: null,
  COUPONS: null,
  THREAD: 'messages',
};
