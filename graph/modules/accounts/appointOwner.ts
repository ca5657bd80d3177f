import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { DoWork } from '#graph/work/work.ts';
import { endPendingChange } from './emailChanges.queries.ts';
import { endSessions } from './endSessions.ts';
import { makeLink } from './oneTimeLinks.ts';
import { hashOfNoPassword } from './password.ts';
import { isProven } from './shutOutStrangers.ts';
import { takeOver } from './staff/takeOver.ts';

interface Services {
  work: DoWork;
  publicUrl: string;
  now: Date;
}

/** Whoever runs the program stands at the store's machine: no account did it. */
const AT_THE_MACHINE = { viewer: null, apiKey: null, ip: '127.0.0.1', requestId: 'npm run owner' };

/**
 * Makes the account of this address a super_admin, and opens it where there is none. Answers the link by which its owner
 * chooses a password. Throws a DomainError where the name or the address cannot be one.
 */
export async function appointOwner(
  services: Services,
  input: { email: string; name: string },
): Promise<string> {
  const { email, name, role } = parseInput(newStaffSchema, { ...input, role: 'SUPER_ADMIN' });
  const passwordHash = await hashOfNoPassword();
  return services.work(async (work) => {
    const known = await work.db.user.findUnique({ where: { email } });
    const owner = !known
      ? await work.db.user.create({ data: { email, name, passwordHash, createdAt: services.now } })
      : isProven(known)
        ? known
        : await takeOver(work.db, services.now, known, { name, passwordHash });
    await appoint(work.db, services.now, owner, { role, status: 'ACTIVE' });
    return makeLink(work.db, services, { userId: owner.id, purpose: 'RESET_PASSWORD' });
  });
}

async function appoint(tx: Transaction, now: Date, owner: User, changes: Pick<User, 'role' | 'status'>) {
  const changed = changesBetween({ role: owner.role, status: owner.status }, changes);
  if (!changed) return;
  await endSessions(tx, owner.id, now);
  await endPendingChange(tx, owner.id);
  await tx.user.update({ where: { id: owner.id }, data: { ...changes, version: { increment: 1 } } });
  await recordAudit(
    tx,
    { ...AT_THE_MACHINE, now },
    { action: 'staff.appoint', entity: 'User', entityId: owner.id, ...changed },
  );
}
