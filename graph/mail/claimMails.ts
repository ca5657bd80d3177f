import { claimAll } from '#graph/jobs/claimAll.ts';
import { findDue } from '#graph/jobs/findDue.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import { assignments } from '#graph/prisma/direct/assignments.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { type Mail, Prisma } from '#graph/prisma/generated/client.ts';

/** Longer than the longest talk with a mail server. A worker that is silent for so long is taken for dead. */
const CLAIM_MS = 180_000;
/** How many a worker takes up together, and has as many talks about with the mail server. */
const AT_ONCE = 4;

/**
 * Takes up the mails that have been due for longest, or those whose worker died. Whoever writes a claim first has it; the
 * others look at the next.
 */
export async function claimMails({ prisma, direct }: Connections, now: Date): Promise<Mail[]> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const due = await findDue(direct, 'mails', { now, count: AT_ONCE });
    const taken = due.length > 0 ? await claimAll(direct, 'mails', { due, claimedUntil }) : [];
    if (taken.length > 0) return prisma.mail.findMany({ where: { id: { in: taken.map(({ id }) => id) } } });
    if (due.length < AT_ONCE) return [];
  }
}

/** Writes what became of a mail, as long as it is still this worker's: whoever takes it over counts its attempts up. Answers whether it is. */
export async function writeIfMine(
  direct: DirectDatabase,
  { id, attempts }: Mail,
  fields: Partial<Mail>,
): Promise<boolean> {
  const [written] = await direct.send(
    write(Prisma.sql`
      UPDATE mails SET ${assignments(fields)} WHERE id = ${id} AND attempts = ${attempts} AND status = 'SENDING'`),
  );
  return written === 1;
}
