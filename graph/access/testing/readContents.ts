import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** When a key was used last, and how often something was tried, is noted whoever it turns out to be. */
const NOT_COMPARED = ['api_keys', 'attempts', '_prisma_migrations'];

/** A sum over the rows of each table: it differs when anything was written, removed or changed. */
export async function readContents(prisma: PrismaClient): Promise<Record<string, string>> {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()`;
  const compared = tables.map(({ name }) => name).filter((name) => !NOT_COMPARED.includes(name));
  const sums = await prisma.$queryRawUnsafe<{ Table: string; Checksum: bigint }[]>(
    `CHECKSUM TABLE ${compared.map((name) => `\`${name}\``).join(', ')}`,
  );
  return Object.fromEntries(sums.map((sum) => [sum.Table.replace(/^.*\./, ''), String(sum.Checksum)]));
}
