import { z } from 'zod';
import type { StatementMapping } from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { keptMapping } from '#graph/sheets/sheetMappings.ts';

/** The columns of the lists that come with a courier's cash. */
const parcelColumnsSchema = z.object({ parcel: z.string(), amount: z.string() });
export type ParcelColumns = z.infer<typeof parcelColumnsSchema>;

type Header = Pick<SheetTable, 'header'>;
type Reader = Pick<PrismaClient, 'sheetMapping'>;

/** How a statement with these names of columns was read before, whoever sent it; null where none was. */
export async function keptStatementMapping(prisma: Reader, table: Header): Promise<StatementMapping | null> {
  return (
    statementMappingSchema.safeParse(await keptMapping(prisma, { purpose: 'STATEMENT', table })).data ?? null
  );
}

/** How a courier's list with these names of columns was read before, whoever sent it; null where none was. */
export async function keptParcelColumns(prisma: Reader, table: Header): Promise<ParcelColumns | null> {
  return parcelColumnsSchema.safeParse(await keptMapping(prisma, { purpose: 'COURIER', table })).data ?? null;
}
