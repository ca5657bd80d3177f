import type { User } from '../../prisma/generated/client.ts';
import type { Transaction } from '../../prisma/transaction.ts';
import { holderOf, isProven } from './accountsOfAddress.ts';

/**
 * Makes the account, whose owner has just used a link mailed to its address, the verified holder of that address.
 * False, and nothing is changed, when another account has shown so before.
 */
export async function claimAddress(tx: Transaction, { id, email }: User, now: Date): Promise<boolean> {
  const holder = await holderOf(tx, email);
  if (holder && holder.id !== id) {
    if (isProven(holder)) return false;
    await tx.user.update({ where: { id: holder.id }, data: { holdsEmail: null } });
  }
  await tx.user.update({
    where: { id },
    data: { holdsEmail: true, emailVerifiedAt: now, version: { increment: 1 } },
  });
  return true;
}
