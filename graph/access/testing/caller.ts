import { INITIAL_STAFF_ROLES, type InitialStaffRoleName } from '#domain/accounts/initialStaffRoles.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { API_SCOPES, type Role } from '#domain/accounts/roles.ts';

const STAFF_ROLES = Object.keys(INITIAL_STAFF_ROLES) as InitialStaffRoleName[];

/**
 * Everybody who can ask. `customer` is whose things they are, `another` a customer who has none of them; of the staff there
 * is somebody without a staff role, and somebody with each of those that a store begins with.
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

/** The role of a caller's account; none where nobody is signed in or a program asks. */
export function roleOf(caller: Caller): Role | undefined {
  return caller in ROLES ? ROLES[caller as keyof typeof ROLES] : undefined;
}

export function isStaffRole(caller: Caller): caller is InitialStaffRoleName {
  return Object.hasOwn(INITIAL_STAFF_ROLES, caller);
}

/** Returns true if the caller has the permission. */
export function callerMay(caller: Caller, action: Action): boolean {
  const role = roleOf(caller) ?? 'CUSTOMER';
  return rightsOf(role, isStaffRole(caller) ? INITIAL_STAFF_ROLES[caller] : null).permissions.includes(
    action,
  );
}
