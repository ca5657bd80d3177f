import { normaliseName } from '#domain/spreadsheets/columnNames.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The type and the column names of a file. */
interface MappedFile {
  purpose: 'STATEMENT' | 'COURIER' | 'PRODUCTS';
  table: Pick<SpreadsheetTable, 'header'>;
}

/**
 * Returns the mapping last used for a file with these column names, by any staff member. Undefined if there is none.
 */
export async function findMapping(
  { sheetMapping }: Pick<PrismaClient, 'sheetMapping'>,
  columns: MappedFile,
): Promise<unknown> {
  const savedMapping = await sheetMapping.findUnique({ where: { source: toSourceKey(columns) } });
  return savedMapping?.mapping;
}

/** Stores the mapping for files with these column names. */
export async function storeMapping(
  tx: Transaction,
  { mapping, now, ...columns }: MappedFile & { mapping: Prisma.InputJsonObject; now: Date },
): Promise<void> {
  const source = toSourceKey(columns);
  const data = { mapping, updatedAt: now };
  await tx.sheetMapping.upsert({ where: { source }, create: { source, ...data }, update: data });
}

function toSourceKey({ purpose, table: { header } }: MappedFile): string {
  return `${purpose} ${sha256(JSON.stringify(header.map(normaliseName)))}`;
}
