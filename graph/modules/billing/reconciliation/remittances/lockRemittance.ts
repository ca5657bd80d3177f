import { DomainError } from '#domain/errors/errors.ts';
import type { PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const whole = {
  lines: { orderBy: { position: 'asc' }, include: { order: { select: { status: true, carrier: true } } } },
  charges: { orderBy: { position: 'asc' } },
} as const;

/** A remittance with its lines and charges, as it was read. Throws if it changed since that version. */
export async function findRemittance(
  prisma: Pick<PrismaClient, 'remittance'>,
  { id, version }: { id: string; version?: number | null | undefined },
) {
  const remittance = await prisma.remittance.findUnique({ where: { id }, include: whole });
  if (!remittance) throw new DomainError('REMITTANCE_NOT_FOUND', 'id');
  if (version != null && version !== remittance.version)
    throw new DomainError('CHANGED_MEANWHILE', 'version');
  return remittance;
}

/** Holds a remittance, after its orders. Throws if it is not as it was read. */
export async function holdRemittance(
  tx: Transaction,
  { id, version }: Pick<Remittance, 'id' | 'version'>,
): Promise<void> {
  const rows = await tx.$queryRaw<{ version: number }[]>`
    SELECT version FROM remittances WHERE id = ${id} FOR UPDATE`;
  if (rows[0]?.version !== version) throw new DomainError('CHANGED_MEANWHILE', 'version');
}

/** Throws unless a remittance can be edited. */
export function expectOpen({ closedAt, voidedAt }: Pick<Remittance, 'closedAt' | 'voidedAt'>): void {
  if (voidedAt) throw new DomainError('REMITTANCE_VOIDED', 'id');
  if (closedAt) throw new DomainError('REMITTANCE_CLOSED', 'id');
}

/** Reopens the row of a bank statement that somebody linked with a remittance. */
export async function unlinkRow(tx: Transaction, remittanceId: string): Promise<void> {
  await tx.statementRow.updateMany({
    where: { remittanceId },
    data: { remittanceId: null, reason: null, decidedAt: null, decidedById: null },
  });
}
