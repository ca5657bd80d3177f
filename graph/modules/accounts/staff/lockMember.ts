import { DomainError } from '#domain/errors/errors.ts';
import { getMemberGrants } from '#graph/access/staffRolePermissions.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { requireManageable } from '../staffRoles/requireGrantable.ts';
import { lockStaff, requireStaffManager, type StaffManager } from '../staffRoles/requireStaffManager.ts';
import { STAFF } from './staff.queries.ts';

interface LockedMember {
  member: User;
  /** Name of the member's staff role. */
  staffRole: string | null;
  manager: StaffManager;
}

/**
 * Locks a staff member and the viewer for a change in this transaction. Throws if the member has more permissions than
 * the viewer. The viewer's own account is not checked; callers refuse the changes that members cannot make to their own
 * account. Must be the first query in the transaction.
 */
export async function lockMember(
  tx: Transaction,
  { viewerId, id }: { viewerId: string; id: string },
): Promise<LockedMember> {
  await lockStaff(tx, [viewerId, id]);
  const manager = await requireStaffManager(tx, viewerId);
  const memberWithRole = await tx.user.findFirst({ where: { ...STAFF, id }, include: { staffRole: true } });
  if (!memberWithRole) throw new DomainError('STAFF_NOT_FOUND', 'id');
  const { staffRole, ...member } = memberWithRole;
  if (id !== viewerId) requireManageable({ ...member, grants: getMemberGrants(memberWithRole) }, manager);
  return { member, staffRole: staffRole?.name ?? null, manager };
}
