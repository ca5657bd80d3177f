import { describe, expect, test } from 'vitest';
import { permissionCode, toAction } from './permissionCode.ts';
import { ACTIONS, neededBy, PERMISSIONS, permissionsOf, toActions, withNeeded } from './permissions.ts';
import { ROLES } from './roles.ts';

describe('of themselves', () => {
  test('a super_admin may everything and a customer nothing', () => {
    expect(permissionsOf('SUPER_ADMIN')).toEqual(ACTIONS);
    expect(permissionsOf('CUSTOMER')).toEqual([]);
  });

  test('an admin has none of the permissions that guard the store itself', () => {
    for (const action of ['manageStaff', 'manageApiKeys', 'manageSettings', 'hardDelete'] as const)
      expect(permissionsOf('ADMIN')).not.toContain(action);
  });

  test('who has a permission has what it needs', () => {
    for (const role of ROLES)
      expect(permissionsOf(role)).toEqual(role === 'CUSTOMER' ? [] : withNeeded(permissionsOf(role)));
  });
});

test('what is chosen brings along what it is no good without, and what is no permission is left out', () => {
  expect(withNeeded(['sellAtCounter', 'flyAway'])).toEqual([
    'enterAdmin',
    'readOrders',
    'sellAtCounter',
    'readCatalog',
  ]);
});

test('what is needed needs nothing more itself', () => {
  for (const action of ACTIONS) for (const needed of neededBy(action)) expect(neededBy(needed)).toEqual([]);
});

test('GraphQL has a name for each, which leads back to it', () => {
  expect(permissionCode('manageApiKeys')).toBe('MANAGE_API_KEYS');
  expect(toActions(ACTIONS.map(permissionCode))).toEqual(ACTIONS);
  expect(toActions(['FLY_AWAY'])).toEqual([]);
  expect(ACTIONS.map(permissionCode).map(toAction)).toEqual(ACTIONS);
});

test('each is declared once, and described in English and Nepali', () => {
  expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
  for (const { name, description, ne } of PERMISSIONS) {
    expect(`${name} ${description}`).toMatch(/^[A-Z].*\.$/);
    expect(`${ne.name} ${ne.description}`).toMatch(/[\u0900-\u097f]।$/);
  }
});
