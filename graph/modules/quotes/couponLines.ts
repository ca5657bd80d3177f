import type { CouponLine } from '#domain/orders/coupons/coupons.ts';
import { computePriceBreakdown, type Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import type { ShopProduct } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { getItemRates } from './getBreakdown.ts';
import type { PricedLine } from './priceLines.ts';

/** Converts lines to the form that coupon rules use. */
export function toCouponLines(lines: readonly PricedLine[], rates: Rates): CouponLine[] {
  return lines.map(({ product, variant, quantity, lineTotal, guaranteedPerTola }) => ({
    lineTotal,
    // Computed from the current rate even if the product has not been repriced yet, so that a coupon on the making
    // charge still applies.
    making:
      (computePriceBreakdown(product, variant.weightMg, getItemRates({ product, guaranteedPerTola }, rates))
        ?.making ?? 0) * quantity,
    productId: product.id,
    collectionIds: getCollectionIds(product),
  }));
}

/** Returns the ids of a product's collections. */
export function getCollectionIds({ collectionId }: Pick<ShopProduct, 'collectionId'>): string[] {
  return collectionId ? [collectionId] : [];
}
