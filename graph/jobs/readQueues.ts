import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

type Queue = 'jobs' | 'mails';

/** How much there is to do of one kind. */
export interface QueueLoad {
  /** Asked for and not begun, also what is not due yet. */
  waiting: number;
  underWay: number;
  /** Given up within a day. */
  failed: number;
  /** How long the one waits that has been due for longest. */
  oldestDueMs: number;
}

/** When a row is due, and what it is called while a worker has it. */
const TABLES = {
  jobs: { due: 'run_after', underWay: 'RUNNING' },
  mails: { due: 'next_attempt_at', underWay: 'SENDING' },
} as const;

/** How much jobs and mails there are: counted in one round trip from indexes, whatever was done before. */
export async function readQueues(
  direct: DirectDatabase,
  now = new Date(),
): Promise<Record<Queue, QueueLoad>> {
  const [jobs, mails] = await direct.send(countOf('jobs', now), countOf('mails', now));
  return { jobs: toLoad('jobs', jobs, now), mails: toLoad('mails', mails, now) };
}

function toLoad(queue: Queue, counted: readonly Counted[], now: Date): QueueLoad {
  const counts = new Map(counted.map((row) => [row.status, row]));
  const countOf = (status: string) => Number(counts.get(status)?.count ?? 0);
  const oldest = counts.get('QUEUED')?.oldestDue;
  return {
    waiting: countOf('QUEUED'),
    underWay: countOf(TABLES[queue].underWay),
    failed: countOf('FAILED'),
    oldestDueMs: oldest ? now.getTime() - oldest.getTime() : 0,
  };
}

interface Counted {
  status: string;
  count: number | bigint;
  oldestDue: Date | null;
}

function countOf(queue: Queue, now: Date) {
  const { due, underWay } = TABLES[queue];
  const [table, moment] = [Prisma.raw(queue), Prisma.raw(due)];
  return rows<Counted>(Prisma.sql`
    SELECT status, COUNT(*) AS count, MIN(CASE WHEN ${moment} <= ${now} THEN ${moment} END) AS oldestDue
    FROM ${table}
    WHERE status IN ('QUEUED', ${underWay})
      OR (status = 'FAILED' AND ${moment} > ${new Date(now.getTime() - DAY_MS)})
    GROUP BY status`);
}
