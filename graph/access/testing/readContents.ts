import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Rows that every request may update, such as the last use of a key and counters of attempts. */
const IGNORED_TABLES = ['api_keys', 'attempts', '_prisma_migrations'];

/**
 * Returns a checksum of the rows of each table. The checksum differs after any write. MariaDB's CHECKSUM TABLE is
 * unsuitable: for tables with many nullable columns it sometimes returns a different sum of the same rows.
 */
export async function readContents(prisma: PrismaClient): Promise<Record<string, string>> {
  const sums = await prisma.$queryRawUnsafe<{ name: string; sum: string }[]>(await getChecksumQuery(prisma));
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]));
}

const queriesByClient = new WeakMap<PrismaClient, Promise<string>>();

function getChecksumQuery(prisma: PrismaClient): Promise<string> {
  const checksumQuery = queriesByClient.get(prisma) ?? buildChecksumQuery(prisma);
  queriesByClient.set(prisma, checksumQuery);
  return checksumQuery;
}

async function buildChecksumQuery(prisma: PrismaClient): Promise<string> {
  const columns = await prisma.$queryRaw<{ tableName: string; name: string }[]>`
    SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name FROM information_schema.COLUMNS
    WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION`;
  const tables = new Set(columns.map(({ tableName }) => tableName));
  return [...tables]
    .filter((table) => !IGNORED_TABLES.includes(table))
    .map((table) => {
      const quotedColumns = columns
        .filter(({ tableName }) => tableName === table)
        .map(({ name }) => `QUOTE(\`${name}\`)`);
      const sum = `COALESCE(SUM(CRC32(CONCAT_WS(',', ${quotedColumns.join(', ')}))), 0)`;
      return `SELECT '${table}' AS name, CONCAT(COUNT(*), ' ', ${sum}) AS sum FROM \`${table}\``;
    })
    .join(' UNION ALL ');
}
