import { expect, test } from 'vitest';
import { permissionsOf } from './permissions.ts';
import { NO_LIMITS } from './rights.ts';
import { API_SCOPES } from './roles.ts';
import { mayGiveScope } from './scopeRights.ts';

test('an owner may give every scope', () => {
  const owner = { permissions: permissionsOf('SUPER_ADMIN'), limits: NO_LIMITS };
  expect(API_SCOPES.filter((scope) => !mayGiveScope(owner, scope))).toEqual([]);
});

test('a reader who manages content may give no other scope that writes', () => {
  const reader = { permissions: ['readCatalog', 'manageContent', 'readOrders'] as const, limits: NO_LIMITS };
  expect(API_SCOPES.filter((scope) => mayGiveScope(reader, scope))).toEqual([
    'read-catalog',
    'write-content',
  ]);
});

test('who refunds within a limit may give no key that refunds without one', () => {
  const permissions = permissionsOf('SUPER_ADMIN');
  expect(
    mayGiveScope({ permissions, limits: { discountPercent: null, refundNpr: 5000 } }, 'write-orders'),
  ).toBe(false);
});
