import { getGrants, type StaffRoleGrants } from '#domain/accounts/getGrants.ts';
import type { Grants } from '#domain/accounts/grants.ts';
import type { StaffRole, User } from '#graph/prisma/generated/client.ts';

/** Returns the permissions of a staff role from its JSON column, which raw SQL returns as text. */
export function parsePermissions(storedPermissions: unknown): string[] {
  const list: unknown =
    typeof storedPermissions === 'string' ? JSON.parse(storedPermissions) : storedPermissions;
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/** Returns a staff role's row as input of `getGrants`. */
export function toStaffRoleGrants({ permissions, discountPercent, refundNpr }: StaffRole): StaffRoleGrants {
  return { permissions: parsePermissions(permissions), discountPercent, refundNpr };
}

/** Returns the permissions and limits of an account that was loaded with its staff role. */
export function getMemberGrants({
  role,
  staffRole,
}: Pick<User, 'role'> & { staffRole: StaffRole | null }): Grants {
  return getGrants(role, staffRole && toStaffRoleGrants(staffRole));
}
