import { DomainError } from '#domain/errors/errors.ts';
import type { PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const REMITTANCE_PARTS = {
  lines: { orderBy: { position: 'asc' }, include: { order: { select: { status: true, carrier: true } } } },
  charges: { orderBy: { position: 'asc' } },
} as const;

/** Loads a remittance with its lines and charges. Throws if it is no longer at the given version. */
export async function findRemittance(
  prisma: Pick<PrismaClient, 'remittance'>,
  { id, version }: { id: string; version?: number | null | undefined },
) {
  const remittance = await prisma.remittance.findUnique({ where: { id }, include: REMITTANCE_PARTS });
  if (!remittance) throw new DomainError('REMITTANCE_NOT_FOUND', 'id');
  if (version != null && version !== remittance.version) throw new DomainError('VERSION_CONFLICT', 'version');
  return remittance;
}

/** Locks a remittance. Lock its orders first. Throws if it has changed since it was read. */
export async function lockRemittance(
  tx: Transaction,
  { id, version }: Pick<Remittance, 'id' | 'version'>,
): Promise<void> {
  const rows = await tx.$queryRaw<{ version: number }[]>`
    SELECT version FROM remittances WHERE id = ${id} FOR UPDATE`;
  if (rows[0]?.version !== version) throw new DomainError('VERSION_CONFLICT', 'version');
}

/** Throws unless a remittance can be edited. */
export function assertOpen({ closedAt, voidedAt }: Pick<Remittance, 'closedAt' | 'voidedAt'>): void {
  if (voidedAt) throw new DomainError('REMITTANCE_VOIDED', 'id');
  if (closedAt) throw new DomainError('REMITTANCE_CLOSED', 'id');
}

/** Reopens the bank statement row that was linked to a remittance. */
export async function unlinkRow(tx: Transaction, remittanceId: string): Promise<void> {
  await tx.statementRow.updateMany({
    where: { remittanceId },
    data: { remittanceId: null, reason: null, decidedAt: null, decidedById: null },
  });
}
