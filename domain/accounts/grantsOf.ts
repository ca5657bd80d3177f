import { permissionsOf, withNeeded } from './permissions.ts';
import { type Limits, NO_LIMITS, NO_RANGE, type Rights } from './rights.ts';
import type { Role } from './roles.ts';

/** A staff role as it is stored. */
export interface StaffRoleRights extends Limits {
  permissions: readonly string[];
}

/**
 * The rights of an account. A super_admin has all of them. An admin has those of their staff role or, without one, those of
 * every admin. A customer has none here.
 */
export function rightsOf(role: Role, staffRole: StaffRoleRights | null): Rights {
  if (role === 'CUSTOMER') return { permissions: [], limits: NO_RANGE };
  if (role === 'SUPER_ADMIN' || !staffRole) return { permissions: permissionsOf(role), limits: NO_LIMITS };
  const { permissions, discountPercent, refundNpr } = staffRole;
  return { permissions: withNeeded(permissions), limits: { discountPercent, refundNpr } };
}
