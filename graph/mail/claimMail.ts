import type { Databases } from '#graph/prisma/databases.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows, write } from '#graph/prisma/direct/statement.ts';
import { type Mail, Prisma } from '#graph/prisma/generated/client.ts';

/** Longer than the longest talk with a mail server. A worker that is silent for so long is taken for dead. */
const CLAIM_MS = 180_000;
const LOOKED_AT = 8;

/**
 * Takes up the mail that has been due for longest, or one whose worker died. Whoever writes its claim first has it;
 * the others look at the next. It is looked for past Prisma: each worker does every second.
 */
export async function claimMail({ prisma, direct }: Databases, now: Date): Promise<Mail | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  for (;;) {
    const due = await dueMails(direct, now);
    for (const { id, status, attempts, claimedUntil: before } of due) {
      const [taken] = await direct.send(
        write(Prisma.sql`
          UPDATE mails SET status = 'SENDING', claimed_until = ${claimedUntil}, attempts = ${attempts + 1}
          WHERE id = ${id} AND status = ${status} AND attempts = ${attempts} AND claimed_until <=> ${before}`),
      );
      if (taken === 1) return prisma.mail.findUniqueOrThrow({ where: { id } });
    }
    if (due.length < LOOKED_AT) return null;
  }
}

/** Finds the mail as long as it is still this worker's: whoever takes it over counts its attempts up. */
export function stillMine({ id, attempts }: Mail): Prisma.MailWhereInput {
  return { id, attempts, status: 'SENDING' };
}

type DueMail = Pick<Mail, 'id' | 'status' | 'attempts' | 'claimedUntil'>;

/** Those whose worker died come first. */
async function dueMails(direct: DirectDatabase, now: Date): Promise<DueMail[]> {
  const due = (when: Prisma.Sql) => Prisma.sql`
    (SELECT id, status, attempts, claimed_until AS claimedUntil, next_attempt_at
      FROM mails WHERE ${when} ORDER BY next_attempt_at LIMIT ${LOOKED_AT})`;
  const [mails] = await direct.send(
    rows<DueMail>(Prisma.sql`
      ${due(Prisma.sql`status = 'SENDING' AND claimed_until < ${now}`)}
      UNION ALL ${due(Prisma.sql`status = 'QUEUED' AND next_attempt_at <= ${now}`)}
      ORDER BY status = 'QUEUED', next_attempt_at LIMIT ${LOOKED_AT}`),
  );
  return mails;
}
