import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  addRequiredPermissions,
  getRequiredPermissions,
  getRolePermissions,
  PERMISSIONS,
  toActions,
} from './permissions.ts';
import { ROLES } from './roles.ts';
import { toAction, toPermissionCode } from './toPermissionCode.ts';

describe('permissions of a role', () => {
  test('a super_admin has every permission and a customer none', () => {
    expect(getRolePermissions('SUPER_ADMIN')).toEqual(ACTIONS);
    expect(getRolePermissions('CUSTOMER')).toEqual([]);
  });

  test('an admin has no permission for staff, API keys, settings or permanent deletion', () => {
    for (const action of ['manageStaff', 'manageApiKeys', 'manageSettings', 'hardDelete'] as const)
      expect(getRolePermissions('ADMIN')).not.toContain(action);
  });

  test('every role has the permissions that its permissions require', () => {
    for (const role of ROLES)
      expect(getRolePermissions(role)).toEqual(
        role === 'CUSTOMER' ? [] : addRequiredPermissions(getRolePermissions(role)),
      );
  });
});

test('adds required permissions and ignores unknown ones', () => {
  expect(addRequiredPermissions(['sellAtCounter', 'flyAway'])).toEqual([
    'enterAdmin',
    'readOrders',
    'sellAtCounter',
    'readCatalog',
  ]);
});

test('a required permission does not require another', () => {
  for (const action of ACTIONS)
    for (const requiredPermission of getRequiredPermissions(action))
      expect(getRequiredPermissions(requiredPermission)).toEqual([]);
});

test('each action has a GraphQL name that maps back to it', () => {
  expect(toPermissionCode('manageApiKeys')).toBe('MANAGE_API_KEYS');
  expect(toActions(ACTIONS.map(toPermissionCode))).toEqual(ACTIONS);
  expect(toActions(['FLY_AWAY'])).toEqual([]);
  expect(ACTIONS.map(toPermissionCode).map(toAction)).toEqual(ACTIONS);
});

test('each permission is declared once and described in English and Nepali', () => {
  expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
  for (const { name, description, ne } of PERMISSIONS) {
    expect(`${name} ${description}`).toMatch(/^[A-Z].*\.$/);
    expect(`${ne.name} ${ne.description}`).toMatch(/[\u0900-\u097f]।$/);
  }
});
