import { isPurity } from '#domain/catalog/metals.ts';
import { breakDownPrice } from '#domain/pricing/productPrice.ts';
import type { PriceBreakdownTable_BreakdownFragment } from '#web/labels/PriceBreakdownTable.generated.ts';

/**
 * How one size's price is made. The server explains the piece's lowest price; another size differs by its metal, which
 * the pricing rule gives, and what remains of the server's price for it is the making.
 */
export function breakdownOfVariant(
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
