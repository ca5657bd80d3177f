import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type Action,
  neededBy,
  permissionCode,
  permissionsOf,
  toActions,
  withNeeded,
} from './permissions.ts';
import { PERMISSION_GROUPS, PERMISSION_TEXTS } from './permissionTexts.ts';
import { ROLES } from './roles.ts';

const forOwner: Action[] = [
  'deleteRates',
  'readAudit',
  'manageSettings',
  'manageStaff',
  'manageApiKeys',
  'manageWebhooks',
  'manageBackups',
  'seeHealth',
  'hardDelete',
];

describe('of themselves', () => {
  test('a super_admin may everything and a customer nothing', () => {
    expect(permissionsOf('SUPER_ADMIN')).toEqual(ACTIONS);
    expect(permissionsOf('CUSTOMER')).toEqual([]);
  });

  test('an admin may everything but what is the owners’', () => {
    expect(ACTIONS.filter((action) => !permissionsOf('ADMIN').includes(action))).toEqual(forOwner);
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
});

test('each is told of once', () => {
  const told = PERMISSION_GROUPS.flatMap(({ permissions }) => Object.keys(permissions));
  expect(told.toSorted()).toEqual(ACTIONS.toSorted());
  expect(Object.keys(PERMISSION_TEXTS)).toHaveLength(ACTIONS.length);
});
