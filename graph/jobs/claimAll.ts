import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { type Due, QUEUES, type Queue } from './queues.ts';

/** Writes a claim on each row that is still as it was read; answers those that are ours by that. */
export async function claimAll<Row extends Due>(
  direct: DirectDatabase,
  queue: Queue,
  { due, claimedUntil }: { due: readonly Row[]; claimedUntil: Date },
): Promise<Row[]> {
  // In one order, so that two workers that want the same rows do not wait for each other.
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
