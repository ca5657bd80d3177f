import type { CouponLine } from '#domain/orders/coupons/coupons.ts';
import { priceBreakdown, type Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import type { ShopProduct } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { ratesOf } from './breakdownAt.ts';
import type { PricedLine } from './priceLines.ts';

/** The lines as coupons look at them. */
export function toCouponLines(lines: readonly PricedLine[], rates: Rates): CouponLine[] {
  return lines.map(({ product, variant, quantity, lineTotal, heldPerTola }) => ({
    lineTotal,
    // Also while a new rate has not reached the price yet: a coupon for making charges does not go for that moment.
    making:
      (priceBreakdown(product, variant.weightMg, ratesOf({ product, heldPerTola }, rates))?.making ?? 0) *
      quantity,
    productId: product.id,
    collectionIds: collectionsOf(product),
  }));
}

/** The collections that a piece is in. */
export function collectionsOf({ collectionId }: Pick<ShopProduct, 'collectionId'>): string[] {
  return collectionId ? [collectionId] : [];
}
