import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

type Queue = 'jobs' | 'mails';

export interface QueueLoad {
  /** Queued rows, including those not due yet. */
  waiting: number;
  underWay: number;
  /** Rows that failed permanently within the last day. */
  failed: number;
  /** Wait in ms of the row that has been due longest. */
  oldestDueMs: number;
}

/** Column with the due time, and status of a claimed row, for each table. */
const TABLES = {
  jobs: { due: 'run_after', underWay: 'RUNNING' },
  mails: { due: 'next_attempt_at', underWay: 'SENDING' },
} as const;

/** Counts jobs and emails in one round trip, from indexes, whatever their number. */
export async function readQueues(
  directDatabase: DirectDatabase,
  now = new Date(),
): Promise<Record<Queue, QueueLoad>> {
  const [jobs, emails] = await directDatabase.send(
    buildCountQuery('jobs', now),
    buildCountQuery('mails', now),
  );
  return { jobs: toQueueLoad('jobs', jobs, now), mails: toQueueLoad('mails', emails, now) };
}

function toQueueLoad(queue: Queue, statusCounts: readonly StatusCount[], now: Date): QueueLoad {
  const countsByStatus = new Map(statusCounts.map((row) => [row.status, row]));
  const countRows = (status: string) => Number(countsByStatus.get(status)?.count ?? 0);
  const oldestDueAt = countsByStatus.get('QUEUED')?.oldestDue;
  return {
    waiting: countRows('QUEUED'),
    underWay: countRows(TABLES[queue].underWay),
    failed: countRows('FAILED'),
    oldestDueMs: oldestDueAt ? now.getTime() - oldestDueAt.getTime() : 0,
  };
}

interface StatusCount {
  status: string;
  count: number | bigint;
  oldestDue: Date | null;
}

function buildCountQuery(queue: Queue, now: Date) {
  const { due, underWay: runningStatus } = TABLES[queue];
  const [table, dueColumn] = [Prisma.raw(queue), Prisma.raw(due)];
  return selectRows<StatusCount>(Prisma.sql`
    SELECT status, COUNT(*) AS count, MIN(CASE WHEN ${dueColumn} <= ${now} THEN ${dueColumn} END) AS oldestDue
    FROM ${table}
    WHERE status IN ('QUEUED', ${runningStatus})
      OR (status = 'FAILED' AND ${dueColumn} > ${new Date(now.getTime() - DAY_MS)})
    GROUP BY status`);
}
