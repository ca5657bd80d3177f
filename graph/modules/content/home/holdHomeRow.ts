import { DomainError } from '#domain/errors/errors.ts';
import type { HomeRow } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** A row of home that nobody else changes until the transaction ends. */
export async function holdHomeRow(
  tx: Transaction,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<HomeRow> {
  await tx.$queryRaw`SELECT id FROM home_rows WHERE id = ${id} FOR UPDATE`;
  const row = await tx.homeRow.findUnique({ where: { id } });
  if (!row) throw new DomainError('HOME_ROW_NOT_FOUND', 'id');
  if (version != null && version !== row.version) throw new DomainError('CHANGED_MEANWHILE', 'version');
  return row;
}
