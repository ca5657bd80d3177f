import { type Grants, hasPermission } from '#domain/accounts/grants.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { getMemberGrants } from '#graph/access/staffRolePermissions.ts';
import { createMissingPermissionError } from '#graph/errors/permissionErrors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface StaffManager {
  id: string;
  role: Role;
  staffRoleId: string | null;
  grants: Grants;
}

/**
 * Locks the staff roles and then the accounts, in the order of their ids, until the transaction ends. If two members
 * change each other, the second waits for the first. Must be the first query in the transaction.
 */
export async function lockStaff(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const [firstId = '', secondId = firstId] = userIds;
  await tx.$queryRaw`SELECT id FROM staff_roles ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM users WHERE id IN (${firstId}, ${secondId}) ORDER BY id FOR UPDATE`;
}

/** Returns the viewer's current role, permissions and limits. Throws if they may no longer manage staff. */
export async function requireStaffManager(tx: Transaction, viewerId: string): Promise<StaffManager> {
  const member = await tx.user.findUniqueOrThrow({
    where: { id: viewerId },
    include: { staffRole: true },
  });
  const { role, status, staffRoleId } = member;
  const grants = getMemberGrants(member);
  if (status !== 'ACTIVE' || !hasPermission(grants, 'manageStaff'))
    throw createMissingPermissionError('MANAGE_STAFF');
  return { id: viewerId, role, staffRoleId, grants };
}
