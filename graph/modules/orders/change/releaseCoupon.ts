import type { Transaction } from '#graph/prisma/transaction.ts';

/** Deletes the redemption of the order's coupon. Does nothing if there is none. */
export async function releaseCoupon(tx: Transaction, orderId: string): Promise<void> {
  const redemption = await tx.couponRedemption.findUnique({ where: { orderId } });
  if (!redemption) return;

  await tx.couponRedemption.delete({ where: { orderId } });
  await tx.coupon.updateMany({
    where: { id: redemption.couponId, usedCount: { gt: 0 } },
    data: { usedCount: { decrement: 1 } },
  });
}
