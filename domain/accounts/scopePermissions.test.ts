import { expect, test } from 'vitest';
import { NO_LIMITS } from './grants.ts';
import { getRolePermissions } from './permissions.ts';
import { API_SCOPES } from './roles.ts';
import { canGrantScope } from './scopePermissions.ts';

test('an owner can grant every scope', () => {
  const owner = { permissions: getRolePermissions('SUPER_ADMIN'), limits: NO_LIMITS };
  expect(API_SCOPES.filter((scope) => !canGrantScope(owner, scope))).toEqual([]);
});

test('someone who manages content cannot grant other write scopes', () => {
  const contentManager = {
    permissions: ['readCatalog', 'manageContent', 'readOrders'] as const,
    limits: NO_LIMITS,
  };
  expect(API_SCOPES.filter((scope) => canGrantScope(contentManager, scope))).toEqual([
    'read-catalog',
    'write-content',
  ]);
});

test('someone with a refund limit cannot grant a scope that has no refund limit', () => {
  const permissions = getRolePermissions('SUPER_ADMIN');
  expect(
    canGrantScope({ permissions, limits: { discountPercent: null, refundNpr: 5000 } }, 'write-orders'),
  ).toBe(false);
});
