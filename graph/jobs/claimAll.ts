import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { QUEUES, type Queue, type QueuedRow } from './queues.ts';

/** Claims each row that has not changed since it was read. Returns the rows this worker has claimed. */
export async function claimAll<Row extends QueuedRow>(
  directDatabase: DirectDatabase,
  queue: Queue,
  { due, claimedUntil }: { due: readonly Row[]; claimedUntil: Date },
): Promise<Row[]> {
  // A fixed order prevents a deadlock between two workers that claim the same rows.
  const sortedRows = due.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const claimStatements = sortedRows.map(buildClaim);
  const affectedCounts =
    claimStatements.length === 1
      ? await directDatabase.send(...claimStatements)
      : await directDatabase.runInTransaction((tx) => tx.send(...claimStatements));
  const claimedRows = new Set(sortedRows.filter((_row, index) => affectedCounts[index] === 1));
  return due.filter((row) => claimedRows.has(row));

  function buildClaim({ id, status, attempts, claimedUntil: before }: Row) {
    return write(Prisma.sql`
      UPDATE ${Prisma.raw(queue)}
      SET status = ${QUEUES[queue].claimed}, claimed_until = ${claimedUntil}, attempts = ${attempts + 1}
      WHERE id = ${id} AND status = ${status} AND attempts = ${attempts} AND claimed_until <=> ${before}`);
  }
}
