import { shareOut } from '#domain/pricing/shareOut.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Each line with its share of what the coupon takes off. */
export function withCouponShares(
  rows: readonly OrderLine[],
  discount: number,
  shares: readonly number[],
): OrderLine[] {
  const isHeldBack = shares.reduce((sum, share) => sum + share, 0) > discount;
  const given = isHeldBack ? shareOut(discount, shares) : shares;
  return rows.map((line, place) => ({ ...line, couponDiscount: given[place] ?? 0 }));
}
