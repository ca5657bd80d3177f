import type { Action } from '#domain/accounts/permissions.ts';
import type { ApiScope } from '#domain/accounts/roles.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';

interface Listeners {
  /** What somebody has to be allowed. */
  action: Action;
  /** What a program's key has to be made for, one of these; none hears of it without. */
  scopes?: readonly ApiScope[];
}

/** What is told as it happens, and who may listen. */
const LISTENERS = {
  orders: { action: 'readOrders', scopes: ['read-orders'] },
  products: { action: 'readCatalog', scopes: ['read-catalog'] },
  stock: { action: 'readCatalog', scopes: ['read-catalog', 'write-stock'] },
  rates: { action: 'manageRates', scopes: ['read-catalog'] },
  customers: { action: 'readCustomers' },
  messages: { action: 'readMessages' },
} as const satisfies Record<string, Listeners>;

export type EventTopic = keyof typeof LISTENERS;

const EVENT_TOPICS = Object.keys(LISTENERS) as EventTopic[];

/** With one of them a program hears something. */
export const LISTENING_SCOPES = [
  'read-orders',
  'read-catalog',
  'write-stock',
] as const satisfies readonly ApiScope[];

/** What somebody may listen to. */
export function topicsFor({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): EventTopic[] {
  return EVENT_TOPICS.filter((topic) => {
    const { action, scopes = [] }: Listeners = LISTENERS[topic];
    if (viewer) return viewerMay(viewer, action);
    return scopes.some((scope) => apiKey?.scopes.includes(scope));
  });
}

/** What a change is news of; null where the desk need not know. */
export function topicOf({ kind }: StoreChange): EventTopic | null {
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
