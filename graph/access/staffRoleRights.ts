import type { Rights } from '#domain/accounts/rights.ts';
import { rightsOf, type StaffRoleRights } from '#domain/accounts/rightsOf.ts';
import type { StaffRole, User } from '#graph/prisma/generated/client.ts';

/** The names that a staff role keeps: a list, or what a statement beside Prisma answers of one. */
export function readPermissions(kept: unknown): string[] {
  const list: unknown = typeof kept === 'string' ? JSON.parse(kept) : kept;
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** A row as `rightsOf` reads it. */
export function toKept({ permissions, discountPercent, refundNpr }: StaffRole): StaffRoleRights {
  return { permissions: readPermissions(permissions), discountPercent, refundNpr };
}

/** What an account may do that was read with its staff role. */
export function rightsOfMember({
  role,
  staffRole,
}: Pick<User, 'role'> & { staffRole: StaffRole | null }): Rights {
  return rightsOf(role, staffRole && toKept(staffRole));
}
