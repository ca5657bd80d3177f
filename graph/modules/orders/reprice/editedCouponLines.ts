import type { CouponLine } from '#domain/orders/coupons/coupons.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { calculateMaking } from './calculateMaking.ts';

/**
 * Converts the lines of an edited order to the input of its coupon's calculation, with the making charges stored in the
 * lines. An existing line keeps its eligibility from the sale, even if its product has changed collections since.
 */
export function toCouponLines(
  rows: readonly OrderLine[],
  soldLines: readonly OrderLine[],
  { collections }: { collections: ReadonlyMap<string, string[]> },
): CouponLine[] {
  return rows.map((row) => ({
    lineTotal: row.lineTotal,
    making: calculateMaking(row),
    productId: row.productId,
    collectionIds: collections.get(row.productId ?? '') ?? [],
    isEligible: wasEligible(soldLines.find(({ id }) => id === row.id)),
  }));
}

/**
 * Returns undefined for an added line, and for lines written by an earlier version, which stored only the coupon's
 * discount.
 */
function wasEligible(line: OrderLine | undefined): boolean | undefined {
  return line?.isCouponCounted ?? (line && line.couponDiscount > 0 ? true : undefined);
}
