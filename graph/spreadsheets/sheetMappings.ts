import { plainName } from '#domain/sheets/columnNames.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** What a file with these names of columns is. */
interface NamedColumns {
  purpose: 'STATEMENT' | 'COURIER' | 'PRODUCTS';
  table: Pick<SheetTable, 'header'>;
}

/** How a file with these names of columns was read before, whoever sent it; undefined where none was. */
export async function keptMapping(
  { sheetMapping }: Pick<PrismaClient, 'sheetMapping'>,
  columns: NamedColumns,
): Promise<unknown> {
  const found = await sheetMapping.findUnique({ where: { source: sourceOf(columns) } });
  return found?.mapping;
}

/** Remembers how a file with these names of columns is read. */
export async function keepMapping(
  tx: Transaction,
  { mapping, now, ...columns }: NamedColumns & { mapping: Prisma.InputJsonObject; now: Date },
): Promise<void> {
  const source = sourceOf(columns);
  const data = { mapping, updatedAt: now };
  await tx.sheetMapping.upsert({ where: { source }, create: { source, ...data }, update: data });
}

function sourceOf({ purpose, table: { header } }: NamedColumns): string {
  return `${purpose} ${sha256(JSON.stringify(header.map(plainName)))}`;
}
