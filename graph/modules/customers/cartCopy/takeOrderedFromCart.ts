import type { PricedQuote } from '#graph/modules/orders/checkout/quoteLines.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Takes what was ordered, and the coupon that was used, out of the copy of the buyer's cart, so that it does not wait on
 * their other devices to be bought again.
 */
export async function takeOrderedFromCart(
  tx: Transaction,
  userId: string,
  savedAt: Date,
  { lines, coupon }: Pick<PricedQuote, 'lines' | 'coupon'>,
): Promise<void> {
  const ordered = lines.map(({ variant: { productId, size } }) => ({ productId, size }));
  const { count } = await tx.cartCopyLine.deleteMany({ where: { userId, OR: ordered } });
  const used = coupon?.row.code;
  const { count: withCoupon } = used
    ? await tx.cartCopy.updateMany({ where: { userId, couponCode: used }, data: { couponCode: null } })
    : { count: 0 };
  if (count + withCoupon === 0) return;
  await tx.cartCopy.update({ where: { userId }, data: { savedAt, version: { increment: 1 } } });
}
