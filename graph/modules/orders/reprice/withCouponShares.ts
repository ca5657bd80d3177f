import { shareOut } from '#domain/pricing/shareOut.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Each line with its share of the coupon's discount, and with whether the coupon applies to it. */
export function withCouponShares(
  rows: readonly OrderLine[],
  discount: number,
  { lines: shares, counted }: { lines: readonly number[]; counted: readonly (boolean | null)[] },
): OrderLine[] {
  const isHeldBack = shares.reduce((sum, share) => sum + share, 0) > discount;
  const given = isHeldBack ? shareOut(discount, shares) : shares;
  return rows.map((line, place) => ({
    ...line,
    couponDiscount: given[place] ?? 0,
    isCouponCounted: counted[place] ?? null,
  }));
}
