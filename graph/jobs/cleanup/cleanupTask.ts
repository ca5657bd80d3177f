import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { JobServices } from '../jobHandler.ts';

/** Something that the store no longer needs after a while; answers how much of it was removed. */
export interface CleanupTask {
  /** What is removed: the name of its table, where it is rows. */
  readonly name: string;
  remove(services: JobServices): Promise<number>;
}

interface OldRows {
  table: string;
  key: string;
  /** The condition in SQL; `?` is the instant `days` ago. */
  when: string;
  days: number;
}

const BATCH = 1000;
/** Removes rows some days after they have served their turn. */
export function expiredRows(old: OldRows): CleanupTask {
  return { name: old.table, remove: ({ prisma, now }) => removeOldRows(prisma, old, now) };
}

/**
 * Removes the rows in small batches, so that nobody waits long for one. They are read without a lock and removed by
 * their key: a removal by an unindexed column would lock every row that it looks at. Answers how many they were.
 */
async function removeOldRows(prisma: PrismaClient, old: OldRows, now: Date): Promise<number> {
  const { table, key, when, days } = old;
  const before = new Date(now.getTime() - days * DAY_MS);
  for (let removed = 0; ; ) {
    const rows = await prisma.$queryRawUnsafe<{ id: string }[]>(
      `SELECT ${key} AS id FROM ${table} WHERE ${when} LIMIT ${BATCH}`,
      before,
    );
    if (rows.length === 0) return removed;
    const keys = Prisma.join(rows.map(({ id }) => id));
    await prisma.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(key)} IN (${keys})`;
    removed += rows.length;
  }
}
