import { DomainError } from '#domain/errors/errors.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';

/** Refuses an address that another account has: staff see the accounts, so there is nothing to hide from them. */
export async function requireFreeAddress(tx: Transaction, email: string): Promise<void> {
  if (await tx.user.findUnique({ where: { email } })) throw emailTaken();
}

/** Says so, too, when somebody took the address in this very moment. */
export async function withEmailTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw emailTaken();
  }
}

function emailTaken(): DomainError {
  return new DomainError('EMAIL_HAS_ACCOUNT', 'email');
}
