import { DomainError } from '#domain/errors/errors.ts';
import { findViolatedIndex, type Transaction } from '#graph/prisma/transaction.ts';

interface Clock {
  now: Date;
}

/**
 * Returns true if another account has the email address or can still get it back. An address stays reserved while
 * its owner can reject a change.
 */
export async function isAddressTaken(
  tx: Transaction,
  { now }: Clock,
  { email, exceptId }: { email: string; exceptId?: string },
): Promise<boolean> {
  if (await tx.user.findFirst({ where: { email, id: { not: exceptId } }, select: { id: true } })) return true;
  const reservedChange = { fromEmail: email, userId: { not: exceptId }, status: 'VERIFIED' as const };
  return (await tx.emailChange.count({ where: { ...reservedChange, expiresAt: { gt: now } } })) > 0;
}

/**
 * Throws if another account has the address. Use it only where revealing that an address has an account is acceptable.
 */
export async function requireAvailableAddress(
  tx: Transaction,
  clock: Clock,
  address: { email: string; exceptId?: string },
  field = 'email',
): Promise<void> {
  if (await isAddressTaken(tx, clock, address)) throw createEmailTakenError(field);
}

/** Throws the same error if another request took the address during the write. */
export async function withEmailConflict<Result>(
  write: () => Promise<Result>,
  field = 'email',
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    throw createEmailTakenError(field);
  }
}

function createEmailTakenError(field: string): DomainError {
  return new DomainError('EMAIL_HAS_ACCOUNT', field);
}
