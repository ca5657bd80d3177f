import { isStaff } from '#domain/accounts/roles.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { endPendingChange } from './emailChanges.queries.ts';
import { endSessions } from './endSessions.ts';
import { removeFactor } from './twoFactor/removeFactor.ts';

/** Whose owner is known to read its address: verified by a mailed link, or opened by the store for one of its own. */
export function isProven({ emailVerifiedAt, role }: User): boolean {
  return emailVerifiedAt !== null || isStaff(role);
}

/**
 * Ends every session and every mailed link of an account. Where its owner was never proven, whoever opened it may be
 * somebody else: then nothing that they could have left works any more, neither a second factor nor a shared wishlist,
 * and no address is sent to unless it is chosen.
 */
export async function shutOutStrangers(tx: Transaction, user: User, now: Date): Promise<void> {
  const { id: userId } = user;
  await endSessions(tx, userId, now);
  await tx.oneTimeLink.deleteMany({ where: { userId, usedAt: null } });
  await endPendingChange(tx, userId);
  if (isProven(user)) return;
  await removeFactor(tx, userId);
  await tx.savedAddress.updateMany({ where: { userId }, data: { defaultOfId: null } });
  await tx.user.update({ where: { id: userId }, data: { wishlistToken: null } });
}
