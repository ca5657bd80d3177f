import { DomainError } from '#domain/errors/errors.ts';
import { rightsOfMember } from '#graph/access/keptRights.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, Role, User, UserStatus } from '#graph/prisma/generated/client.ts';
import { endSessions } from '../endSessions.ts';
import { findGiven } from '../staffRoles/findGiven.ts';
import { refuseGiving } from '../staffRoles/refuseGiving.ts';
import { holdMember } from './holdMember.ts';

interface MemberChanges {
  name?: string;
  role?: Role;
  staffRoleId?: string | null;
  status?: UserStatus;
}

interface Change {
  /** What the audit record calls it. */
  action: string;
  id: string;
  version: number | null | undefined;
  changes: MemberChanges;
}

/**
 * Changes a member of staff; another role of the account or another status ends their sessions, another staff role holds
 * from the next request on. Nobody changes their own role or removes themselves, so that whoever asks stays, and with
 * them one super_admin.
 */
export function changeMember(context: GraphContext, { action, id, version, changes }: Change): Promise<User> {
  const viewer = requireViewer(context);
  return context.work(async (work) => {
    const found = await holdMember(work.db, { viewerId: viewer.id, id });
    assertVersion(found.member, version);
    if (id === viewer.id) refuseOwn(found.member, changes);
    const { name, role, staffRoleId, status } = found.member;
    const wanted =
      role !== 'SUPER_ADMIN' && changes.role === 'SUPER_ADMIN' ? { ...changes, staffRoleId: null } : changes;
    const changed = changesBetween({ name, role, staffRoleId, status }, wanted);
    if (!changed) return found.member;

    const after = { role, staffRoleId, ...withoutBlanks(wanted) };
    const given = await findGiven(work.db, after.staffRoleId);
    if (['role', 'staffRoleId', 'status'].some((field) => field in changed.after)) {
      if (wanted.role === 'SUPER_ADMIN' && found.inCharge.role !== 'SUPER_ADMIN')
        throw new DomainError('OWNERS_CHANGE_OWNERS', 'role');
      const rights = rightsOfMember({ role: after.role, staffRole: given });
      refuseGiving(rights, found.inCharge.rights, 'staffRoleId');
    }
    if ('role' in changed.after || 'status' in changed.after) await endSessions(work.db, id, context.now);
    const named = {
      before: byName(changed.before, found.staffRole),
      after: byName(changed.after, given?.name ?? null),
    };
    await recordAudit(work.db, context, { action, entity: 'User', entityId: id, ...named });
    return work.db.user.update({ where: { id }, data: { ...wanted, version: { increment: 1 } } });
  });
}

/** What was or is, with the name of the staff role where its id was: the record outlives the role. */
function byName(values: Prisma.InputJsonObject, staffRole: string | null): Prisma.InputJsonObject {
  if (!('staffRoleId' in values)) return values;
  const { staffRoleId: _id, ...rest } = values;
  return { ...rest, staffRole };
}

function withoutBlanks({ role, staffRoleId }: MemberChanges): Pick<MemberChanges, 'role' | 'staffRoleId'> {
  return { ...(role !== undefined && { role }), ...(staffRoleId !== undefined && { staffRoleId }) };
}

function refuseOwn(member: User, { role, staffRoleId, status }: MemberChanges) {
  if (role !== undefined && role !== member.role) throw new DomainError('OWN_ROLE_STAYS', 'role');
  if (staffRoleId !== undefined && staffRoleId !== member.staffRoleId)
    throw new DomainError('OWN_ROLE_STAYS', 'staffRoleId');
  if (status !== undefined && status !== member.status) throw new DomainError('OWN_ACCOUNT_STAYS', 'status');
}
