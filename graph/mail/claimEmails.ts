import { claimAll } from '#graph/jobs/claimAll.ts';
import { findDueRows } from '#graph/jobs/findDueRows.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { toAssignments } from '#graph/prisma/direct/toAssignments.ts';
import { type Mail, Prisma } from '#graph/prisma/generated/client.ts';

/** Longer than the longest SMTP session. A worker that has not finished by then counts as dead. */
const CLAIM_MS = 180_000;
/** Number of emails a worker claims together, and of its parallel SMTP sessions. */
const BATCH_SIZE = 4;

/**
 * Claims the emails that have been due longest, or those of a dead worker. The first worker to write its claim gets
 * an email; others try the next ones.
 */
export async function claimEmails({ prisma, direct }: Connections, now: Date): Promise<Mail[]> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const dueRows = await findDueRows(direct, 'mails', { now, count: BATCH_SIZE });
    const claimedRows =
      dueRows.length > 0 ? await claimAll(direct, 'mails', { due: dueRows, claimedUntil }) : [];
    if (claimedRows.length > 0)
      return prisma.mail.findMany({ where: { id: { in: claimedRows.map(({ id }) => id) } } });
    if (dueRows.length < BATCH_SIZE) return [];
  }
}

/**
 * Stores the result of an email if this worker's claim is still valid: another claim increments `attempts`. Returns
 * false if it is not.
 */
export async function updateIfClaimed(
  directDatabase: DirectDatabase,
  { id, attempts }: Mail,
  fields: Partial<Mail>,
): Promise<boolean> {
  const [affectedCount] = await directDatabase.send(
    write(Prisma.sql`
      UPDATE mails SET ${toAssignments(fields)} WHERE id = ${id} AND attempts = ${attempts} AND status = 'SENDING'`),
  );
  return affectedCount === 1;
}
