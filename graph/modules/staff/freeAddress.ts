import type { User } from '../../prisma/generated/client.ts';
import type { Transaction } from '../../prisma/transaction.ts';
import { holderOf, isProven } from '../accounts/accountsOfAddress.ts';

/**
 * Frees an address for one of the store's own: who never showed that they read it cannot keep the store from using it.
 * Answers the account that does hold it.
 */
export async function freeAddress(tx: Transaction, email: string): Promise<User | null> {
  const holder = await holderOf(tx, email);
  if (!holder || isProven(holder)) return holder;
  await tx.user.update({ where: { id: holder.id }, data: { holdsEmail: null } });
  return null;
}
