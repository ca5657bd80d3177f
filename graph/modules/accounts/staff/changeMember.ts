import { can, rightsOf } from '#domain/accounts/rights.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Role, User, UserStatus } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { endSessions } from '../endSessions.ts';
import { STAFF } from './staff.queries.ts';

interface MemberChanges {
  name?: string;
  role?: Role;
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
 * Changes a member of staff; another role or status ends their sessions. Nobody changes their own role or removes
 * themselves, so that whoever asks stays, and with them one super_admin.
 */
export function changeMember(context: GraphContext, { action, id, version, changes }: Change): Promise<User> {
  const viewer = requireViewer(context);
  return inTransaction(context.prisma, async (tx) => {
    await lockAccounts(tx, [viewer.id, id]);
    await requireStillInCharge(tx, viewer.id);
    const member = await tx.user.findFirst({ where: { ...STAFF, id } });
    if (!member) throw new DomainError('STAFF_NOT_FOUND', 'id');
    assertVersion(member, version);
    if (id === viewer.id) refuseOwn(member, changes);

    const { name, role, status } = member;
    const changed = changesBetween({ name, role, status }, changes);
    if (!changed) return member;
    if ('role' in changed.after || 'status' in changed.after) await endSessions(tx, id, context.now);
    await recordAudit(tx, context, { action, entity: 'User', entityId: id, ...changed });
    return tx.user.update({ where: { id }, data: { ...changes, version: { increment: 1 } } });
  });
}

/** In the order of their ids, so that of two who change each other at once one waits for the other. */
async function lockAccounts(tx: Transaction, [one, other]: [string, string]) {
  await tx.$queryRaw`SELECT id FROM users WHERE id IN (${one}, ${other}) ORDER BY id FOR UPDATE`;
}

/** Who was lowered or removed a moment ago lowers nobody any more. */
async function requireStillInCharge(tx: Transaction, viewerId: string) {
  const { role, status } = await tx.user.findUniqueOrThrow({ where: { id: viewerId } });
  if (status !== 'ACTIVE' || !can(rightsOf(role, null), 'manageStaff')) throw forbidden();
}

function refuseOwn(member: User, { role, status }: MemberChanges) {
  if (role !== undefined && role !== member.role) throw new DomainError('OWN_ROLE_STAYS', 'role');
  if (status !== undefined && status !== member.status) throw new DomainError('OWN_ACCOUNT_STAYS', 'status');
}
