import { transferAlerts } from '#graph/modules/messages/transferAlerts.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Marks the account's email address as verified and moves the guest orders, coupon redemptions and alerts of that
 * address to the account.
 */
export async function confirmAddress(
  work: Work,
  user: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { id: userId, email } = user;
  work.publish(customersChanged([userId]));
  await work.db.user.update({
    where: { id: userId },
    data: { emailVerifiedAt: now, version: { increment: 1 } },
  });
  await work.db.order.updateMany({ where: { userId: null, contactEmail: email }, data: { userId } });
  await work.db.couponRedemption.updateMany({ where: { userId: null, email }, data: { userId } });
  await transferAlerts(work.db, user);
}
