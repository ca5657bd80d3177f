import { z } from 'zod';
import type { StatementMapping } from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The columns of the lists that come with a courier's cash. */
const parcelColumnsSchema = z.object({ parcel: z.string(), amount: z.string() });
export type ParcelColumns = z.infer<typeof parcelColumnsSchema>;

export const COURIER = 'COURIER';

export async function keptStatementMapping(
  prisma: Pick<PrismaClient, 'sheetMapping'>,
  source: string,
): Promise<StatementMapping | null> {
  const kept = await prisma.sheetMapping.findUnique({ where: { source } });
  return statementMappingSchema.safeParse(kept?.mapping).data ?? null;
}

export async function keptParcelColumns(
  prisma: Pick<PrismaClient, 'sheetMapping'>,
): Promise<ParcelColumns | null> {
  const kept = await prisma.sheetMapping.findUnique({ where: { source: COURIER } });
  return parcelColumnsSchema.safeParse(kept?.mapping).data ?? null;
}

export async function keepMapping(
  tx: Transaction,
  { source, mapping, now }: { source: string; mapping: StatementMapping | ParcelColumns; now: Date },
): Promise<void> {
  const data = { mapping: { ...mapping }, updatedAt: now };
  await tx.sheetMapping.upsert({ where: { source }, create: { source, ...data }, update: data });
}
