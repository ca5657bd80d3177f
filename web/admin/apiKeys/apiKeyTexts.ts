import type { ApiKeyLifetime, ApiKeyState, ApiScope } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const SCOPES: readonly ApiScope[] = [
  'READ_CATALOG',
  'WRITE_CATALOG',
  'WRITE_PRICES',
  'WRITE_STOCK',
  'WRITE_CONTENT',
  'READ_ORDERS',
  'WRITE_ORDERS',
  'READ_CUSTOMERS',
  'WRITE_CUSTOMERS',
  'WRITE_WEBHOOKS',
];

/** Descriptions of the scopes of a key. */
export const scopeTexts: Record<ApiScope, string> = {
  READ_CATALOG: /*i18n*/ 'Read products',
  WRITE_CATALOG: /*i18n*/ 'Add and change products, prices, stock and content',
  WRITE_PRICES: /*i18n*/ 'Change prices only',
  WRITE_STOCK: /*i18n*/ 'Change stock only',
  WRITE_CONTENT: /*i18n*/ 'Change banners, the home page and collections only',
  READ_ORDERS: /*i18n*/ 'Read orders',
  WRITE_ORDERS: /*i18n*/ 'Change orders',
  READ_CUSTOMERS: /*i18n*/ 'Read customers',
  WRITE_CUSTOMERS: /*i18n*/ 'Add, edit and block customers',
  WRITE_WEBHOOKS: /*i18n*/ 'Manage its own webhooks',
};

export const KEY_STATES = ['VALID', 'ENDS_SOON', 'EXPIRED', 'REVOKED'] as const;

export const keyStates: Record<ApiKeyState, { text: string; tone: Tone }> = {
  VALID: { text: /*i18n*/ 'Active', tone: 'good' },
  ENDS_SOON: { text: /*i18n*/ 'Expires soon', tone: 'busy' },
  EXPIRED: { text: /*i18n*/ 'Expired', tone: 'bad' },
  REVOKED: { text: /*i18n*/ 'Revoked', tone: 'quiet' },
};

/** Lifetimes a key can have. */
export const lifetimeOptions: readonly { value: ApiKeyLifetime; label: string }[] = [
  { value: 'DAYS_30', label: /*i18n*/ '30 days' },
  { value: 'DAYS_90', label: /*i18n*/ '90 days' },
  { value: 'DAYS_365', label: /*i18n*/ '1 year' },
  { value: 'NEVER', label: /*i18n*/ 'No expiry date' },
];

/** Overlaps during which an old secret still works, in hours. */
export const overlapOptions: readonly { value: string; label: string }[] = [
  { value: '0', label: /*i18n*/ '0 hours (expires immediately)' },
  { value: '1', label: /*i18n*/ '1 hour' },
  { value: '24', label: /*i18n*/ '1 day' },
  { value: '72', label: /*i18n*/ '3 days' },
  { value: '168', label: /*i18n*/ '7 days' },
];
