import { type Grants, type Limits, NO_LIMITS, ZERO_LIMITS } from './grants.ts';
import { addRequiredPermissions, getRolePermissions } from './permissions.ts';
import type { Role } from './roles.ts';

export interface StaffRoleGrants extends Limits {
  permissions: readonly string[];
}

/**
 * Returns the permissions and limits of an account. A super admin has every permission. An admin has the permissions of
 * their staff role, or the default permissions of all admins if they have no staff role. A customer has none.
 */
export function getGrants(role: Role, staffRole: StaffRoleGrants | null): Grants {
  if (role === 'CUSTOMER') return { permissions: [], limits: ZERO_LIMITS };
  if (role === 'SUPER_ADMIN' || !staffRole)
    return { permissions: getRolePermissions(role), limits: NO_LIMITS };
  const { permissions, discountPercent, refundNpr } = staffRole;
  return { permissions: addRequiredPermissions(permissions), limits: { discountPercent, refundNpr } };
}
