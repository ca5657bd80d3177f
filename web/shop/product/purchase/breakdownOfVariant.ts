import { isPurity } from '#domain/catalog/metals.ts';
import { breakDownPrice } from '#domain/pricing/productPrice.ts';
import type { PriceBreakdownTable_BreakdownFragment } from '#web/labels/PriceBreakdownTable.generated.ts';

/**
 * Returns the price breakdown of one size. The server provides it for the lowest price. For another size, the metal
 * amount follows from the pricing rule, and the remainder of the price is the making charge.
 */
export function getVariantBreakdown(
  product: PriceBreakdownTable_BreakdownFragment,
  variant: { price: number; weightMg: number },
): PriceBreakdownTable_BreakdownFragment {
  const { purity, ratePerTola, stones } = product;
  if (!isPurity(purity) || (variant.price === product.total && variant.weightMg === product.weightMg))
    return product;

  const { metal } = breakDownPrice({
    weightMg: variant.weightMg,
    purity,
    ratePerTola,
    making: { kind: 'FIXED', amount: 0 },
    stones,
  });
  const making = variant.price - metal - stones;
  return { ...product, metal, making, total: variant.price, weightMg: variant.weightMg };
}
