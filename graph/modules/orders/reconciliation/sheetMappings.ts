import { z } from 'zod';
import type { StatementMapping } from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import { plainName } from '#domain/sheets/columnNames.ts';
import type { SheetTable } from '#domain/sheets/readTable.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The columns of the lists that come with a courier's cash. */
const parcelColumnsSchema = z.object({ parcel: z.string(), amount: z.string() });
export type ParcelColumns = z.infer<typeof parcelColumnsSchema>;

type Header = Pick<SheetTable, 'header'>;
type Reader = Pick<PrismaClient, 'sheetMapping'>;

/** How a statement with these names of columns was read before, whoever sent it; null where none was. */
export async function keptStatementMapping(prisma: Reader, table: Header): Promise<StatementMapping | null> {
  return statementMappingSchema.safeParse(await kept(prisma, 'STATEMENT', table)).data ?? null;
}

/** How a courier's list with these names of columns was read before, whoever sent it; null where none was. */
export async function keptParcelColumns(prisma: Reader, table: Header): Promise<ParcelColumns | null> {
  return parcelColumnsSchema.safeParse(await kept(prisma, 'COURIER', table)).data ?? null;
}

async function kept({ sheetMapping }: Reader, purpose: Purpose, table: Header): Promise<unknown> {
  const found = await sheetMapping.findUnique({ where: { source: sourceOf(purpose, table) } });
  return found?.mapping;
}

/** Remembers how a file with these names of columns is read. */
export async function keepMapping(
  tx: Transaction,
  { purpose, table, mapping, now }: KeptMapping & { table: Header; now: Date },
): Promise<void> {
  const source = sourceOf(purpose, table);
  const data = { mapping: { ...mapping }, updatedAt: now };
  await tx.sheetMapping.upsert({ where: { source }, create: { source, ...data }, update: data });
}

type Purpose = KeptMapping['purpose'];
type KeptMapping =
  | { purpose: 'STATEMENT'; mapping: StatementMapping }
  | { purpose: 'COURIER'; mapping: ParcelColumns };

function sourceOf(purpose: Purpose, { header }: Header): string {
  return `${purpose} ${sha256(JSON.stringify(header.map(plainName)))}`;
}
