import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { QUEUES, type Queue, type QueuedRow } from './queues.ts';

/** Claims each row that has not changed since it was read. Returns the rows this worker has claimed. */
export async function claimAll<Row extends QueuedRow>(
  direct: DirectDatabase,
  queue: Queue,
  { due, claimedUntil }: { due: readonly Row[]; claimedUntil: Date },
): Promise<Row[]> {
  // A fixed order keeps two workers that claim the same rows from deadlocking.
  const inOrder = due.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const claims = inOrder.map(claim);
  const counts =
    claims.length === 1
      ? await direct.send(...claims)
      : await direct.inTransaction((tx) => tx.send(...claims));
  const taken = new Set(inOrder.filter((_row, index) => counts[index] === 1));
  return due.filter((row) => taken.has(row));

  function claim({ id, status, attempts, claimedUntil: before }: Row) {
    return write(Prisma.sql`
      UPDATE ${Prisma.raw(queue)}
      SET status = ${QUEUES[queue].claimed}, claimed_until = ${claimedUntil}, attempts = ${attempts + 1}
      WHERE id = ${id} AND status = ${status} AND attempts = ${attempts} AND claimed_until <=> ${before}`);
  }
}
