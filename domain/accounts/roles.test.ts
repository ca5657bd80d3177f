import { describe, expect, test } from 'vitest';
import { type Action, can, isStaff, ROLES } from './roles.ts';

const forStaff: Action[] = [
  'enterAdmin',
  'manageOrders',
  'manageCatalog',
  'manageCustomers',
  'manageRates',
  'seeFigures',
];
const forOwner: Action[] = ['manageStaff', 'manageSettings', 'manageApiKeys', 'deleteRates', 'hardDelete'];

test('admin and super_admin are staff', () => {
  expect(ROLES.filter(isStaff)).toEqual(['ADMIN', 'SUPER_ADMIN']);
});

describe('who may', () => {
  test.each(forStaff)('%s: all staff', (action) => {
    expect(ROLES.filter((role) => can(role, action))).toEqual(['ADMIN', 'SUPER_ADMIN']);
  });

  test.each(forOwner)('%s: super_admin only', (action) => {
    expect(ROLES.filter((role) => can(role, action))).toEqual(['SUPER_ADMIN']);
  });
});
