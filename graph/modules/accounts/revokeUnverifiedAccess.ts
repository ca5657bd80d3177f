import { isStaff } from '#domain/accounts/roles.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { cancelPendingChange } from './emailChanges.queries.ts';
import { endSessions } from './endSessions.ts';
import { removeFactor } from './twoFactor/removeFactor.ts';

/** Returns true if the owner is known to read the account's address. A staff address counts as verified. */
export function isAddressVerified({ emailVerifiedAt, role }: User): boolean {
  return emailVerifiedAt !== null || isStaff(role);
}

/**
 * Ends every session and every emailed link of an account. An account that was never verified may have been
 * created by a stranger. Everything the stranger could have left behind also stops working: the second factor, the
 * shared wishlist and the default address.
 */
export async function revokeUnverifiedAccess(tx: Transaction, user: User, now: Date): Promise<void> {
  const { id: userId } = user;
  await endSessions(tx, userId, now);
  await tx.oneTimeLink.deleteMany({ where: { userId, usedAt: null } });
  await cancelPendingChange(tx, userId);
  if (isAddressVerified(user)) return;
  await removeFactor(tx, userId);
  await tx.savedAddress.updateMany({ where: { userId }, data: { defaultOfId: null } });
  await tx.user.update({ where: { id: userId }, data: { wishlistToken: null } });
}
