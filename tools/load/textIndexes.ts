import type { PrismaClient } from '#graph/prisma/generated/client.ts';

interface TextIndex {
  table: string;
  name: string;
  column: string;
}

/** The full-text indexes of the tables that are loaded. */
export const TEXT_INDEXES: readonly TextIndex[] = [
  { table: 'users', name: 'users_search_text_idx', column: 'search_text' },
  { table: 'orders', name: 'orders_search_text_idx', column: 'search_text' },
  { table: 'mails', name: 'mails_search_text_idx', column: 'search_text' },
  { table: 'products', name: 'products_search_text_idx', column: 'search_text' },
];

/**
 * Does the work without the full-text indexes, which row by row would take longer than all else, and then makes them of
 * all rows at once.
 */
export async function withoutTextIndexes(prisma: PrismaClient, work: () => Promise<void>): Promise<void> {
  for (const { table, name } of await presentIndexes(prisma))
    await prisma.$executeRawUnsafe(`ALTER TABLE \`${table}\` DROP INDEX \`${name}\``);
  try {
    await work();
  } finally {
    await makeTextIndexes(prisma);
  }
}

/** Makes those that are missing, as after a run that was cut off. */
export async function makeTextIndexes(prisma: PrismaClient): Promise<void> {
  const present = await presentIndexes(prisma);
  for (const { table, name, column } of TEXT_INDEXES.filter((index) => !present.includes(index)))
    await prisma.$executeRawUnsafe(`ALTER TABLE \`${table}\` ADD FULLTEXT INDEX \`${name}\`(\`${column}\`)`);
}

async function presentIndexes(prisma: PrismaClient): Promise<TextIndex[]> {
  const rows = await prisma.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT INDEX_NAME AS name FROM information_schema.STATISTICS
    WHERE TABLE_SCHEMA = DATABASE() AND INDEX_TYPE = 'FULLTEXT'`;
  const names = rows.map(({ name }) => name);
  return TEXT_INDEXES.filter(({ name }) => names.includes(name));
}
