import { getGrants } from '#domain/accounts/getGrants.ts';
import { INITIAL_STAFF_ROLES, type InitialStaffRoleName } from '#domain/accounts/initialStaffRoles.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { API_SCOPES, type Role } from '#domain/accounts/roles.ts';

const STAFF_ROLES = Object.keys(INITIAL_STAFF_ROLES) as InitialStaffRoleName[];

/**
 * All kinds of callers. `customer` owns the objects, `another` is a customer who owns none; the staff callers are an
 * admin without a staff role, a super admin, and one admin with each default staff role.
 */
export const CALLERS = [
  'nobody',
  'customer',
  'another',
  'blocked',
  'admin',
  'superAdmin',
  ...STAFF_ROLES,
  ...API_SCOPES,
] as const;

export type Caller = (typeof CALLERS)[number];

const ROLES = {
  customer: 'CUSTOMER',
  another: 'CUSTOMER',
  admin: 'ADMIN',
  superAdmin: 'SUPER_ADMIN',
  manager: 'ADMIN',
  salesDesk: 'ADMIN',
  packer: 'ADMIN',
  bookkeeper: 'ADMIN',
  editor: 'ADMIN',
} as const satisfies Partial<Record<Caller, Role>>;

/** Returns the role of a caller's account; undefined for guests and integrations. */
export function getRole(caller: Caller): Role | undefined {
  return caller in ROLES ? ROLES[caller as keyof typeof ROLES] : undefined;
}

export function isStaffRole(caller: Caller): caller is InitialStaffRoleName {
  return Object.hasOwn(INITIAL_STAFF_ROLES, caller);
}

export function callerHasPermission(caller: Caller, action: Action): boolean {
  const role = getRole(caller) ?? 'CUSTOMER';
  return getGrants(role, isStaffRole(caller) ? INITIAL_STAFF_ROLES[caller] : null).permissions.includes(
    action,
  );
}
