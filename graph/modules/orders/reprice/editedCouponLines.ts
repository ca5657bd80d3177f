import type { CouponLine } from '#domain/orders/coupons/coupons.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { makingOf } from './makingOf.ts';

/**
 * The lines of an edited order for its coupon, with the making charge that was sold. A line that was sold counts, or does
 * not, as it did then: its piece may have entered or left a collection since.
 */
export function toEditedLines(
  rows: readonly OrderLine[],
  sold: readonly OrderLine[],
  { collections }: { collections: ReadonlyMap<string, string[]> },
): CouponLine[] {
  return rows.map((row) => ({
    lineTotal: row.lineTotal,
    making: makingOf(row),
    productId: row.productId,
    collectionIds: collections.get(row.productId ?? '') ?? [],
    isCounted: wasCounted(sold.find(({ id }) => id === row.id)),
  }));
}

/** Undefined for a line that is added, and for one of an earlier version that kept only what the coupon took off it. */
function wasCounted(line: OrderLine | undefined): boolean | undefined {
  return line?.isCouponCounted ?? (line && line.couponDiscount > 0 ? true : undefined);
}
