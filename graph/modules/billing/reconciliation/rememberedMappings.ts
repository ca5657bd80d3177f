import { z } from 'zod';
import type { StatementMapping } from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { findMapping } from '#graph/spreadsheets/sheetMappings.ts';

/** Column mapping of carrier lists. */
const parcelColumnsSchema = z.object({ parcel: z.string(), amount: z.string() });
export type ParcelColumns = z.infer<typeof parcelColumnsSchema>;

type Header = Pick<SpreadsheetTable, 'header'>;
type MappingReader = Pick<PrismaClient, 'sheetMapping'>;

/**
 * Returns the mapping last used for a statement with these headings, regardless of who uploaded it. Null if there is
 * none.
 */
export async function findStatementMapping(
  prisma: MappingReader,
  table: Header,
): Promise<StatementMapping | null> {
  return (
    statementMappingSchema.safeParse(await findMapping(prisma, { purpose: 'STATEMENT', table })).data ?? null
  );
}

/**
 * Returns the columns last used for a carrier's list with these headings, regardless of who uploaded it. Null if there
 * are none.
 */
export async function findParcelColumns(prisma: MappingReader, table: Header): Promise<ParcelColumns | null> {
  return parcelColumnsSchema.safeParse(await findMapping(prisma, { purpose: 'COURIER', table })).data ?? null;
}
