import { describe, expect, test } from 'vitest';
import { getGrants } from './getGrants.ts';
import { findExceedingGrants, getEffectiveLimits, hasPermission, isWithin, NO_LIMITS } from './grants.ts';
import { INITIAL_STAFF_ROLES } from './initialStaffRoles.ts';
import { ACTIONS, addRequiredPermissions, getRolePermissions } from './permissions.ts';

const { manager, salesDesk, packer, bookkeeper } = INITIAL_STAFF_ROLES;

describe('permissions of an account', () => {
  test('a super_admin has every permission, whatever the staff role', () => {
    expect(getGrants('SUPER_ADMIN', packer)).toEqual({ permissions: ACTIONS, limits: NO_LIMITS });
  });

  test('an admin without a staff role has the default permissions of all admins', () => {
    expect(getGrants('ADMIN', null)).toEqual({ permissions: getRolePermissions('ADMIN'), limits: NO_LIMITS });
  });

  test('an admin with a staff role has exactly the permissions of that role', () => {
    expect(getGrants('ADMIN', packer)).toEqual({
      permissions: packer.permissions,
      limits: { discountPercent: 0, refundNpr: 0 },
    });
  });

  test('a customer has no permissions, whatever the staff role', () => {
    const { permissions, limits } = getGrants('CUSTOMER', manager);
    expect({ permissions, limits }).toEqual({
      permissions: [],
      limits: { discountPercent: 0, refundNpr: 0 },
    });
    expect(hasPermission({ permissions }, 'enterAdmin')).toBe(false);
  });
});

describe('the list of permissions beyond one’s own', () => {
  const ownGrants = getGrants('ADMIN', salesDesk);

  test('includes permissions and limits', () => {
    expect(findExceedingGrants(getGrants('ADMIN', bookkeeper), ownGrants)).toEqual({
      permissions: ['readMail', 'seeFigures', 'exportLists'],
      limits: ['refundNpr'],
    });
  });

  test('is empty for an account with the same or fewer permissions', () => {
    expect(isWithin(getGrants('ADMIN', packer), ownGrants)).toBe(true);
    expect(isWithin(ownGrants, ownGrants)).toBe(true);
  });

  test('includes an unlimited discount if one’s own discount is limited', () => {
    expect(
      findExceedingGrants({ ...ownGrants, limits: { ...ownGrants.limits, discountPercent: null } }, ownGrants)
        .limits,
    ).toEqual(['discountPercent']);
    expect(isWithin(ownGrants, { ...ownGrants, limits: NO_LIMITS })).toBe(true);
  });
});

test.each(Object.entries(INITIAL_STAFF_ROLES))(
  '%s includes the permissions that its permissions require',
  (_name, role) => {
    expect([...role.permissions].toSorted()).toEqual(addRequiredPermissions(role.permissions).toSorted());
  },
);

test('limits take effect only with a permission to give a discount or a refund', () => {
  expect(getEffectiveLimits({ permissions: ['readOrders'], limits: NO_LIMITS })).toEqual({
    discountPercent: 0,
    refundNpr: 0,
  });
  const limits = { discountPercent: 5, refundNpr: null };
  expect(getEffectiveLimits({ permissions: ['sellAtCounter', 'refundOrders'], limits })).toEqual(limits);
});
