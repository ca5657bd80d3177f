import { takeOverAlerts } from '#graph/modules/messages/takeOverAlerts.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { customersChanged } from '#graph/snapshot/shopChange.ts';

/** Notes that whose account it is reads its address, which brings what was ordered and waited for there as a guest. */
export async function proveAddress(
  tx: Transaction,
  user: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { id: userId, email } = user;
  await customersChanged(tx, [userId]);
  await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now, version: { increment: 1 } } });
  await tx.order.updateMany({ where: { userId: null, contactEmail: email }, data: { userId } });
  await tx.couponRedemption.updateMany({ where: { userId: null, email }, data: { userId } });
  await takeOverAlerts(tx, user);
}
