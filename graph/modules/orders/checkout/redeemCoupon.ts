import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';

/** Counts one use of the coupon, never above its limit. */
export async function redeemCoupon(tx: Transaction, { id, usageLimit }: Coupon): Promise<void> {
  const { count } = await tx.coupon.updateMany({
    where: { id, active: true, ...(usageLimit !== null && { usedCount: { lt: usageLimit } }) },
    data: { usedCount: { increment: 1 } },
  });
  if (count === 0) throw writeConflict();
}
