import { splitByWeight } from '#domain/pricing/splitByWeight.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Returns the lines with their share of the coupon's discount, and whether the coupon applies to each. */
export function applyCouponShares(
  rows: readonly OrderLine[],
  discount: number,
  {
    lines: shares,
    lineEligibility,
  }: { lines: readonly number[]; lineEligibility: readonly (boolean | null)[] },
): OrderLine[] {
  const exceedsDiscount = shares.reduce((sum, share) => sum + share, 0) > discount;
  const appliedShares = exceedsDiscount ? splitByWeight(discount, shares) : shares;
  return rows.map((line, index) => ({
    ...line,
    couponDiscount: appliedShares[index] ?? 0,
    isCouponCounted: lineEligibility[index] ?? null,
  }));
}
