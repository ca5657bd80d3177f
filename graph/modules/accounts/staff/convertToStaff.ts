import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { shutOutStrangers } from '../shutOutStrangers.ts';

/**
 * Makes the account of who never showed that they read its address that of one of the store's own: whoever opened it
 * is out, and its orders stay with it.
 */
export async function takeOver(
  tx: Transaction,
  now: Date,
  account: User,
  member: Partial<Pick<User, 'name' | 'role'>> & Pick<User, 'passwordHash'>,
): Promise<User> {
  await shutOutStrangers(tx, account, now);
  return tx.user.update({
    where: { id: account.id },
    data: { ...member, status: 'ACTIVE', blockedReason: null, phone: null, version: { increment: 1 } },
  });
}
