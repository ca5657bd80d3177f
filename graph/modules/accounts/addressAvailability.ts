import { DomainError } from '#domain/errors/errors.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';

interface Asking {
  now: Date;
}

/**
 * Returns whether another account has the address, or may still get it back: an address stays reserved while its reader can
 * object to a change away from it.
 */
export async function isAddressTaken(
  tx: Transaction,
  { now }: Asking,
  { email, exceptId }: { email: string; exceptId?: string },
): Promise<boolean> {
  if (await tx.user.findFirst({ where: { email, id: { not: exceptId } }, select: { id: true } })) return true;
  const reserved = { fromEmail: email, userId: { not: exceptId }, status: 'VERIFIED' as const };
  return (await tx.emailChange.count({ where: { ...reserved, expiresAt: { gt: now } } })) > 0;
}

/** Refuses an address that another account has. Only for callers who may know which addresses have accounts. */
export async function requireFreeAddress(
  tx: Transaction,
  asking: Asking,
  wanted: { email: string; exceptId?: string },
  field = 'email',
): Promise<void> {
  if (await isAddressTaken(tx, asking, wanted)) throw emailTaken(field);
}

/** Gives the same refusal when another request took the address during the write. */
export async function withEmailTaken<Result>(write: () => Promise<Result>, field = 'email'): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw emailTaken(field);
  }
}

function emailTaken(field: string): DomainError {
  return new DomainError('EMAIL_HAS_ACCOUNT', field);
}
