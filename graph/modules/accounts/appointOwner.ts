import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { WorkRunner } from '#graph/work/work.ts';
import { cancelPendingChange } from './emailChanges.queries.ts';
import { endSessions } from './endSessions.ts';
import { createLink } from './oneTimeLinks.ts';
import { getUnusablePasswordHash } from './password.ts';
import { isAddressVerified } from './revokeUnverifiedAccess.ts';
import { convertToStaff } from './staff/convertToStaff.ts';

interface Services {
  work: WorkRunner;
  publicUrl: string;
  now: Date;
}

/** The command runs on the store's own machine, so no account is recorded as the author. */
const COMMAND_LINE_CONTEXT = { viewer: null, apiKey: null, ip: '127.0.0.1', requestId: 'npm run owner' };

/**
 * Assigns the role SUPER_ADMIN to the account with this email address, and creates the account if there is none. Returns the link
 * through which the owner chooses a password. Throws a DomainError if the name or address is invalid.
 */
export async function appointOwner(
  services: Services,
  input: { email: string; name: string },
): Promise<string> {
  const { email, name, role } = parseInput(newStaffSchema, { ...input, role: 'SUPER_ADMIN' });
  const passwordHash = await getUnusablePasswordHash();
  return services.work(async (work) => {
    const existingAccount = await work.db.user.findUnique({ where: { email } });
    const owner = !existingAccount
      ? await work.db.user.create({ data: { email, name, passwordHash, createdAt: services.now } })
      : isAddressVerified(existingAccount)
        ? existingAccount
        : await convertToStaff(work.db, services.now, existingAccount, { name, passwordHash });
    await applyOwnerRole(work.db, services.now, owner, { role, status: 'ACTIVE' });
    return createLink(work.db, services, { userId: owner.id, purpose: 'RESET_PASSWORD' });
  });
}

async function applyOwnerRole(
  tx: Transaction,
  now: Date,
  owner: User,
  changes: Pick<User, 'role' | 'status'>,
) {
  const auditChange = getChangesBetween({ role: owner.role, status: owner.status }, changes);
  if (!auditChange) return;
  await endSessions(tx, owner.id, now);
  await cancelPendingChange(tx, owner.id);
  await tx.user.update({ where: { id: owner.id }, data: { ...changes, version: { increment: 1 } } });
  await recordAudit(
    tx,
    { ...COMMAND_LINE_CONTEXT, now },
    { action: 'staff.appoint', entity: 'User', entityId: owner.id, ...auditChange },
  );
}
