import type { CouponLine } from '#domain/orders/coupons/coupons.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import type { EditFacts } from './editFacts.ts';

/**
 * The lines of a corrected order as its coupon looks at them: with the making charge that was sold. What the coupon counted
 * for it counts for still, also where the piece has left its collection since.
 */
export function toEditedLines(
  rows: readonly OrderLine[],
  sold: readonly OrderLine[],
  { collections }: Pick<EditFacts, 'collections'>,
): CouponLine[] {
  return rows.map(({ id, productId, quantity, lineTotal, breakdown }) => ({
    lineTotal,
    // Written by placeOrder from the same type.
    making: ((breakdown as PriceBreakdown | null)?.making ?? 0) * quantity,
    productId,
    collectionIds: collections.get(productId ?? '') ?? [],
    isCounted: sold.some((line) => line.id === id && line.couponDiscount > 0),
  }));
}
