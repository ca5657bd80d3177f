import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { classifyMailFailure, type MailFailure } from '#domain/health/classifyMailFailure.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

const MAX_REASONS = 5;

interface FailureCount {
  error: string;
  givenUp: number | bigint;
  retryingCount: number | bigint;
  waitingSince: Date | null;
}

/** The most frequent error text for a kind of failure, and the number of emails affected. */
interface Reason {
  error: string;
  givenUp: number;
  retryingCount: number;
  /** Waiting time of the oldest email being retried, in ms. 0 if there is none. */
  waitMs: number;
}

/** Returns the reasons why emails failed in the last day or are being retried, with similar errors grouped. */
export async function readEmailFailures(direct: DirectDatabase, now: Date) {
  const [failureCounts] = await direct.send(
    selectRows<FailureCount>(Prisma.sql`
      SELECT last_error AS error, COUNT(CASE WHEN status = 'FAILED' THEN 1 END) AS givenUp,
        COUNT(CASE WHEN status = 'QUEUED' THEN 1 END) AS retryingCount,
        MIN(CASE WHEN status = 'QUEUED' THEN created_at END) AS waitingSince
      FROM mails
      WHERE last_error IS NOT NULL AND (status = 'QUEUED'
        OR (status = 'FAILED' AND next_attempt_at > ${new Date(now.getTime() - DAY_MS)}))
      GROUP BY last_error ORDER BY COUNT(*) DESC LIMIT 100`),
  );
  const reasons = new Map<MailFailure, Reason>();
  for (const { error, waitingSince, ...counts } of failureCounts) {
    const failure = classifyMailFailure(error);
    const reason = reasons.get(failure) ?? { error, givenUp: 0, retryingCount: 0, waitMs: 0 };
    reason.givenUp += Number(counts.givenUp);
    reason.retryingCount += Number(counts.retryingCount);
    if (waitingSince) reason.waitMs = Math.max(reason.waitMs, now.getTime() - waitingSince.getTime());
    reasons.set(failure, reason);
  }
  return [...reasons]
    .map(([failure, reason]) => ({ failure, ...reason }))
    .toSorted((a, b) => countEmails(b) - countEmails(a))
    .slice(0, MAX_REASONS);
}

function countEmails({ givenUp, retryingCount }: Reason): number {
  return givenUp + retryingCount;
}
