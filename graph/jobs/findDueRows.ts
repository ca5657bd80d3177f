import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { QUEUES, type Queue, type QueuedRow } from './queues.ts';

/**
 * Returns the rows that have been due longest, those with a dead worker first. `columns` are read in addition to the
 * columns of the claim. Bypasses Prisma, because each worker polls every second.
 */
export async function findDueRows<Row extends QueuedRow>(
  directDatabase: DirectDatabase,
  queue: Queue,
  { now, count, columns = Prisma.empty }: { now: Date; count: number; columns?: Prisma.Sql },
): Promise<Row[]> {
  const { claimed: claimedStatus } = QUEUES[queue];
  const [table, dueAt] = [Prisma.raw(queue), Prisma.raw(QUEUES[queue].dueAt)];
  const buildDueQuery = (condition: Prisma.Sql) => Prisma.sql`
    (SELECT id, status, attempts, claimed_until AS claimedUntil, ${dueAt}${columns}
      FROM ${table} WHERE ${condition} ORDER BY ${dueAt} LIMIT ${count})`;
  const [dueRows] = await directDatabase.send(
    selectRows<Row>(Prisma.sql`
      ${buildDueQuery(Prisma.sql`status = ${claimedStatus} AND claimed_until < ${now}`)}
      UNION ALL ${buildDueQuery(Prisma.sql`status = 'QUEUED' AND ${dueAt} <= ${now}`)}
      ORDER BY status = 'QUEUED', ${dueAt} LIMIT ${count}`),
  );
  return dueRows;
}
