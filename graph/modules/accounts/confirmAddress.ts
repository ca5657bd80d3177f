import { takeOverAlerts } from '#graph/modules/messages/takeOverAlerts.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

/** Notes that whose account it is reads its address, which brings what was ordered and waited for there as a guest. */
export async function proveAddress(
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
  await takeOverAlerts(work.db, user);
}
