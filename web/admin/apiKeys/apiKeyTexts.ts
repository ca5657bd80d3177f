import type { ApiScope } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const SCOPES: readonly ApiScope[] = [
  'READ_CATALOG',
  'WRITE_CATALOG',
  'WRITE_STOCK',
  'READ_ORDERS',
  'WRITE_ORDERS',
  'READ_CUSTOMERS',
  'WRITE_CUSTOMERS',
];

/** What a program may do with a key. */
export const scopeTexts: Record<ApiScope, string> = {
  READ_CATALOG: /*i18n*/ 'Read products',
  WRITE_CATALOG: /*i18n*/ 'Add and change products and prices',
  WRITE_STOCK: /*i18n*/ 'Change stock alone',
  READ_ORDERS: /*i18n*/ 'Read orders',
  WRITE_ORDERS: /*i18n*/ 'Change orders',
  READ_CUSTOMERS: /*i18n*/ 'Read customers',
  WRITE_CUSTOMERS: /*i18n*/ 'Add, change and block customers',
};

export const KEY_STATES = ['VALID', 'REVOKED'] as const;

export type KeyState = (typeof KEY_STATES)[number];

export const keyStates: Record<KeyState, { word: string; tone: Tone }> = {
  VALID: { word: /*i18n*/ 'Active', tone: 'good' },
  REVOKED: { word: /*i18n*/ 'Revoked', tone: 'quiet' },
};

export function readState({ revokedAt }: { revokedAt?: string | null }): KeyState {
  return revokedAt ? 'REVOKED' : 'VALID';
}
