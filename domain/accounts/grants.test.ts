import { describe, expect, test } from 'vitest';
import { INITIAL_STAFF_ROLES } from './initialStaffRoles.ts';
import { ACTIONS, permissionsOf, withNeeded } from './permissions.ts';
import { beyond, can, isWithin, limitsInEffect, NO_LIMITS } from './rights.ts';
import { rightsOf } from './rightsOf.ts';

const { manager, salesDesk, packer, bookkeeper } = INITIAL_STAFF_ROLES;

describe('what somebody may do', () => {
  test('is everything for a super_admin, whatever staff role they have', () => {
    expect(rightsOf('SUPER_ADMIN', packer)).toEqual({ permissions: ACTIONS, limits: NO_LIMITS });
  });

  test('is what every admin may, where an admin has no staff role', () => {
    expect(rightsOf('ADMIN', null)).toEqual({ permissions: permissionsOf('ADMIN'), limits: NO_LIMITS });
  });

  test('is what the staff role says, and no more, where they have one', () => {
    expect(rightsOf('ADMIN', packer)).toEqual({
      permissions: packer.permissions,
      limits: { discountPercent: 0, refundNpr: 0 },
    });
  });

  test('is nothing for a customer, whatever staff role they have', () => {
    const { permissions, limits } = rightsOf('CUSTOMER', manager);
    expect({ permissions, limits }).toEqual({
      permissions: [],
      limits: { discountPercent: 0, refundNpr: 0 },
    });
    expect(can({ permissions }, 'enterAdmin')).toBe(false);
  });
});

describe('what goes beyond one’s own', () => {
  const own = rightsOf('ADMIN', salesDesk);

  test('is named, permissions and limits', () => {
    expect(beyond(rightsOf('ADMIN', bookkeeper), own)).toEqual({
      permissions: ['readMail', 'seeFigures', 'exportLists'],
      limits: ['refundNpr'],
    });
  });

  test('is nothing where somebody may less, or as much', () => {
    expect(isWithin(rightsOf('ADMIN', packer), own)).toBe(true);
    expect(isWithin(own, own)).toBe(true);
  });

  test('is no limit where one’s own has one', () => {
    expect(beyond({ ...own, limits: { ...own.limits, discountPercent: null } }, own).limits).toEqual([
      'discountPercent',
    ]);
    expect(isWithin(own, { ...own, limits: NO_LIMITS })).toBe(true);
  });
});

test.each(Object.entries(INITIAL_STAFF_ROLES))('%s holds what its permissions need', (_name, role) => {
  expect([...role.permissions].toSorted()).toEqual(withNeeded(role.permissions).toSorted());
});

test('limits take effect only with a permission to give a discount or a refund', () => {
  expect(limitsInEffect({ permissions: ['readOrders'], limits: NO_LIMITS })).toEqual({
    discountPercent: 0,
    refundNpr: 0,
  });
  const limits = { discountPercent: 5, refundNpr: null };
  expect(limitsInEffect({ permissions: ['sellAtCounter', 'refundOrders'], limits })).toEqual(limits);
});
