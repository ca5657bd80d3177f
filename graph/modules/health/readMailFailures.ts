import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { type MailFailure, mailFailure } from '#domain/health/mailFailure.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

const MOST_REASONS = 5;

interface Counted {
  error: string;
  givenUp: number | bigint;
  triedAgain: number | bigint;
  waitsSince: Date | null;
}

/** The kind's most frequent words, and how many mails there are of it. */
interface Reason {
  error: string;
  givenUp: number;
  triedAgain: number;
  /** For how long the oldest of those that are tried again waits; 0 where there is none. */
  waitMs: number;
}

/** Why mails were given up within a day, or are tried again; what differs in nobody's eyes is one reason. */
export async function readMailFailures(direct: DirectDatabase, now: Date) {
  const [counted] = await direct.send(
    rows<Counted>(Prisma.sql`
      SELECT last_error AS error, COUNT(CASE WHEN status = 'FAILED' THEN 1 END) AS givenUp,
        COUNT(CASE WHEN status = 'QUEUED' THEN 1 END) AS triedAgain,
        MIN(CASE WHEN status = 'QUEUED' THEN created_at END) AS waitsSince
      FROM mails
      WHERE last_error IS NOT NULL AND (status = 'QUEUED'
        OR (status = 'FAILED' AND next_attempt_at > ${new Date(now.getTime() - DAY_MS)}))
      GROUP BY last_error ORDER BY COUNT(*) DESC LIMIT 100`),
  );
  const reasons = new Map<MailFailure, Reason>();
  for (const { error, waitsSince, ...counts } of counted) {
    const failure = mailFailure(error);
    const known = reasons.get(failure) ?? { error, givenUp: 0, triedAgain: 0, waitMs: 0 };
    known.givenUp += Number(counts.givenUp);
    known.triedAgain += Number(counts.triedAgain);
    if (waitsSince) known.waitMs = Math.max(known.waitMs, now.getTime() - waitsSince.getTime());
    reasons.set(failure, known);
  }
  return [...reasons]
    .map(([failure, reason]) => ({ failure, ...reason }))
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, MOST_REASONS);
}

function countOf({ givenUp, triedAgain }: Reason): number {
  return givenUp + triedAgain;
}
