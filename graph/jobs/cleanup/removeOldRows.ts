import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { OldRows } from './oldRows.ts';

const BATCH = 1000;
const DAY_MS = 86_400_000;

/**
 * Removes the rows in small batches, so that nobody waits long for one. They are read without a lock and removed by
 * their key: a removal by an unindexed column would lock every row that it looks at. Answers how many they were.
 */
export async function removeOldRows(prisma: PrismaClient, old: OldRows, now: Date): Promise<number> {
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
