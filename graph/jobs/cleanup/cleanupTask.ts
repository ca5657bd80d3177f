import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { JobServices } from '../jobHandler.ts';

/** Removes data the store no longer needs. Returns how much was removed. */
export interface CleanupTask {
  /** Name of the removed data. For database rows, the name of their table. */
  readonly name: string;
  remove(services: JobServices): Promise<number>;
}

interface OldRows {
  table: string;
  key: string;
  /** SQL condition; `?` is the instant `days` ago. */
  condition: string;
  days: number;
}

const BATCH_SIZE = 1000;
/** Returns a task that removes rows a set number of days after they have expired. */
export function createCleanupTask(oldRows: OldRows): CleanupTask {
  return { name: oldRows.table, remove: ({ prisma, now }) => removeOldRows(prisma, oldRows, now) };
}

/**
 * Removes the rows in small batches to keep locks short, and returns their number. The rows are read without a lock and
 * deleted by key, because a delete by an unindexed column would lock every row it reads.
 */
async function removeOldRows(prisma: PrismaClient, oldRows: OldRows, now: Date): Promise<number> {
  const { table, key, condition, days } = oldRows;
  const cutoff = new Date(now.getTime() - days * DAY_MS);
  for (let removedCount = 0; ; ) {
    const rows = await prisma.$queryRawUnsafe<{ id: string }[]>(
      `SELECT ${key} AS id FROM ${table} WHERE ${condition} LIMIT ${BATCH_SIZE}`,
      cutoff,
    );
    if (rows.length === 0) return removedCount;
    const keys = Prisma.join(rows.map(({ id }) => id));
    await prisma.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(key)} IN (${keys})`;
    removedCount += rows.length;
  }
}
