import { describe, expect, test } from 'vitest';
import { effectiveLimits, exceedingGrants, hasPermission, isWithin, NO_LIMITS } from './grants.ts';
import { grantsOf } from './grantsOf.ts';
import { INITIAL_STAFF_ROLES } from './initialStaffRoles.ts';
import { ACTIONS, permissionsOf, withRequired } from './permissions.ts';

const { manager, salesDesk, packer, bookkeeper } = INITIAL_STAFF_ROLES;

describe('permissions of an account', () => {
  test('a super_admin has all, whatever the staff role', () => {
    expect(grantsOf('SUPER_ADMIN', packer)).toEqual({ permissions: ACTIONS, limits: NO_LIMITS });
  });

  test('an admin without a staff role has those of every admin', () => {
    expect(grantsOf('ADMIN', null)).toEqual({ permissions: permissionsOf('ADMIN'), limits: NO_LIMITS });
  });

  test('an admin with a staff role has exactly those of that role', () => {
    expect(grantsOf('ADMIN', packer)).toEqual({
      permissions: packer.permissions,
      limits: { discountPercent: 0, refundNpr: 0 },
    });
  });

  test('a customer has none, whatever the staff role', () => {
    const { permissions, limits } = grantsOf('CUSTOMER', manager);
    expect({ permissions, limits }).toEqual({
      permissions: [],
      limits: { discountPercent: 0, refundNpr: 0 },
    });
    expect(hasPermission({ permissions }, 'enterAdmin')).toBe(false);
  });
});

describe('permissions beyond one’s own', () => {
  const own = grantsOf('ADMIN', salesDesk);

  test('lists permissions and limits', () => {
    expect(exceedingGrants(grantsOf('ADMIN', bookkeeper), own)).toEqual({
      permissions: ['readMail', 'seeFigures', 'exportLists'],
      limits: ['refundNpr'],
    });
  });

  test('is empty for someone with fewer or equal permissions', () => {
    expect(isWithin(grantsOf('ADMIN', packer), own)).toBe(true);
    expect(isWithin(own, own)).toBe(true);
  });

  test('includes a missing limit if one’s own is limited', () => {
    expect(exceedingGrants({ ...own, limits: { ...own.limits, discountPercent: null } }, own).limits).toEqual(
      ['discountPercent'],
    );
    expect(isWithin(own, { ...own, limits: NO_LIMITS })).toBe(true);
  });
});

test.each(Object.entries(INITIAL_STAFF_ROLES))(
  '%s includes the permissions that its permissions need',
  (_name, role) => {
    expect([...role.permissions].toSorted()).toEqual(withRequired(role.permissions).toSorted());
  },
);

test('limits take effect only with a permission to give a discount or a refund', () => {
  expect(effectiveLimits({ permissions: ['readOrders'], limits: NO_LIMITS })).toEqual({
    discountPercent: 0,
    refundNpr: 0,
  });
  const limits = { discountPercent: 5, refundNpr: null };
  expect(effectiveLimits({ permissions: ['sellAtCounter', 'refundOrders'], limits })).toEqual(limits);
});
