import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { getMemberGrants } from '#graph/access/staffRolePermissions.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, Role, User, UserStatus } from '#graph/prisma/generated/client.ts';
import { endSessions } from '../endSessions.ts';
import { findAssignableRole } from '../staffRoles/findAssignableRole.ts';
import { requireGrantable } from '../staffRoles/requireGrantable.ts';
import { lockMember } from './lockMember.ts';

interface MemberChanges {
  name?: string;
  role?: Role;
  staffRoleId?: string | null;
  status?: UserStatus;
}

interface MemberUpdate {
  /** Action name in the audit log. */
  action: string;
  id: string;
  version: number | null | undefined;
  changes: MemberChanges;
}

/**
 * Updates a staff member. A new account role or status ends their sessions; a new staff role applies from the next
 * request. Nobody can change their own role or remove themselves, so at least one super admin always remains.
 */
export function changeMember(
  context: GraphContext,
  { action, id, version, changes }: MemberUpdate,
): Promise<User> {
  const viewer = requireViewer(context);
  return context.work(async (work) => {
    const lockedMember = await lockMember(work.db, { viewerId: viewer.id, id });
    assertVersion(lockedMember.member, version);
    if (id === viewer.id) refuseOwnAccount(lockedMember.member, changes);
    const { name, role, staffRoleId, status } = lockedMember.member;
    const memberChanges =
      role !== 'SUPER_ADMIN' && changes.role === 'SUPER_ADMIN' ? { ...changes, staffRoleId: null } : changes;
    const changedValues = getChangesBetween({ name, role, staffRoleId, status }, memberChanges);
    if (!changedValues) return lockedMember.member;

    const after = { role, staffRoleId, ...pickDefinedFields(memberChanges) };
    const assignedRole = await findAssignableRole(work.db, after.staffRoleId);
    if (['role', 'staffRoleId', 'status'].some((field) => field in changedValues.after)) {
      if (memberChanges.role === 'SUPER_ADMIN' && lockedMember.manager.role !== 'SUPER_ADMIN')
        throw new DomainError('OWNER_REQUIRED', 'role');
      const nextGrants = getMemberGrants({ role: after.role, staffRole: assignedRole });
      requireGrantable(nextGrants, lockedMember.manager.grants, 'staffRoleId');
    }
    if ('role' in changedValues.after || 'status' in changedValues.after)
      await endSessions(work.db, id, context.now);
    const auditValues = {
      before: addRoleName(changedValues.before, lockedMember.staffRole),
      after: addRoleName(changedValues.after, assignedRole?.name ?? null),
    };
    await recordAudit(work.db, context, { action, entity: 'User', entityId: id, ...auditValues });
    return work.db.user.update({ where: { id }, data: { ...memberChanges, version: { increment: 1 } } });
  });
}

/** Replaces the staff role's id with its name, because the audit entry is kept after the role is deleted. */
function addRoleName(values: Prisma.InputJsonObject, staffRole: string | null): Prisma.InputJsonObject {
  if (!('staffRoleId' in values)) return values;
  const { staffRoleId: _id, ...rest } = values;
  return { ...rest, staffRole };
}

function pickDefinedFields({
  role,
  staffRoleId,
}: MemberChanges): Pick<MemberChanges, 'role' | 'staffRoleId'> {
  return { ...(role !== undefined && { role }), ...(staffRoleId !== undefined && { staffRoleId }) };
}

function refuseOwnAccount(member: User, { role, staffRoleId, status }: MemberChanges) {
  if (role !== undefined && role !== member.role) throw new DomainError('CANNOT_CHANGE_OWN_ROLE', 'role');
  if (staffRoleId !== undefined && staffRoleId !== member.staffRoleId)
    throw new DomainError('CANNOT_CHANGE_OWN_ROLE', 'staffRoleId');
  if (status !== undefined && status !== member.status)
    throw new DomainError('CANNOT_REMOVE_OWN_ACCOUNT', 'status');
}
