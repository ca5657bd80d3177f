import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { revokeUnverifiedAccess } from '../revokeUnverifiedAccess.ts';

/** Turns an unverified account into a staff account. The person who created it loses access. Its orders are kept. */
export async function convertToStaff(
  tx: Transaction,
  now: Date,
  account: User,
  member: Partial<Pick<User, 'name' | 'role'>> & Pick<User, 'passwordHash'>,
): Promise<User> {
  await revokeUnverifiedAccess(tx, account, now);
  return tx.user.update({
    where: { id: account.id },
    data: { ...member, status: 'ACTIVE', blockedReason: null, phone: null, version: { increment: 1 } },
  });
}
