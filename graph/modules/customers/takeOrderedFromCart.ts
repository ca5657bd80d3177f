import type { Transaction } from '#graph/prisma/transaction.ts';

interface Ordered {
  pieces: { productId: string; size: string | null }[];
  couponCode: string | undefined;
}

/**
 * Takes what was ordered, and the coupon that was used, out of the copy of the buyer's cart, so that it does not wait on
 * their other devices to be bought again.
 */
export async function takeOrderedFromCart(
  tx: Transaction,
  userId: string,
  savedAt: Date,
  { pieces, couponCode }: Ordered,
): Promise<void> {
  const { count } = await tx.cartCopyLine.deleteMany({ where: { userId, OR: pieces } });
  const { count: withCoupon } = couponCode
    ? await tx.cartCopy.updateMany({ where: { userId, couponCode }, data: { couponCode: null } })
    : { count: 0 };
  if (count + withCoupon === 0) return;
  await tx.cartCopy.update({ where: { userId }, data: { savedAt, version: { increment: 1 } } });
}
