import { isStaff } from '#domain/roles.ts';
import type { User } from '../../prisma/generated/client.ts';
import type { Transaction } from '../../prisma/transaction.ts';

/** The two accounts of one e-mail address that may sign in, whichever of them there are. */
export interface AccountsOfAddress {
  /** The one whose owner is known to read the address. */
  proven: User | null;
  /** Of those who never showed that they read it, the newest. */
  claimed: User | null;
}

/** Reads the same rows whoever has the address (docs/decisions/0012-registering-tells-nothing.md). */
export async function accountsOfAddress(tx: Transaction, email: string): Promise<AccountsOfAddress> {
  const [holder, newest] = await Promise.all([
    holderOf(tx, email),
    tx.user.findFirst({ where: { email, holdsEmail: null }, orderBy: { id: 'desc' } }),
  ]);
  if (!holder) return { proven: null, claimed: newest };
  if (isProven(holder)) return { proven: holder, claimed: newest };
  return { proven: null, claimed: newest && newest.id > holder.id ? newest : holder };
}

/** Whose password a link to the address resets: the holder's, or that of the newest where nobody holds it. */
export async function accountToReset(tx: Transaction, email: string): Promise<User | null> {
  const { proven, claimed } = await accountsOfAddress(tx, email);
  return proven ?? (await holderOf(tx, email)) ?? claimed;
}

export function holderOf(tx: Transaction, email: string): Promise<User | null> {
  return tx.user.findUnique({ where: { email_holdsEmail: { email, holdsEmail: true } } });
}

/** Verified by a mailed link, or opened by the store for one of its own. */
export function isProven({ emailVerifiedAt, role }: User): boolean {
  return emailVerifiedAt !== null || isStaff(role);
}
