import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { sumFigures } from '#prisma/sumFigures.ts';
import { removeRecord } from './loadRecord.ts';
import { markOf, TABLES, type Table } from './tables.ts';
import { makeTextIndexes } from './textIndexes.ts';

const AT_ONCE = 20_000;
/** After every key of a loaded row. */
const LAST = 'z';
const PARENTS: readonly Table[] = ['orders', 'products', 'users', 'coupons', 'customer_groups'];

/** Removes the loaded rows, and with them what was written about them since; everything else stays. */
export async function clearLoad(
  prisma: PrismaClient,
  progress: (part: string, done: number, of: number) => void = () => {},
): Promise<void> {
  const parts = (Object.keys(TABLES) as Table[]).filter((table) => !PARENTS.includes(table));
  for (const table of [...parts, ...PARENTS]) {
    const removed = await clearTable(prisma, table);
    progress(`${table} removed`, removed, removed);
  }
  await makeTextIndexes(prisma);
  await sumFigures(prisma);
  await removeRecord(prisma);
}

/** From one end of the table to the other, so that no part is searched twice and no transaction grows long. */
async function clearTable(prisma: PrismaClient, table: Table): Promise<number> {
  const { column, like } = markOf(table);
  let removed = 0;
  for (let from = ''; ; ) {
    const [last] = await prisma.$queryRawUnsafe<{ key: string }[]>(
      `SELECT \`${column}\` AS \`key\` FROM \`${table}\` WHERE \`${column}\` > ? ORDER BY \`${column}\` LIMIT 1 OFFSET ${AT_ONCE}`,
      from,
    );
    const upTo = last?.key ?? LAST;
    removed += await prisma.$executeRawUnsafe(
      `DELETE FROM \`${table}\` WHERE \`${column}\` > ? AND \`${column}\` <= ? AND \`${column}\` LIKE ?`,
      from,
      upTo,
      like,
    );
    if (!last) return removed;
    from = upTo;
  }
}
