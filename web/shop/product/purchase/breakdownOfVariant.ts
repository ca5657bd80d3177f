import { isPurity } from '#domain/catalog/metals.ts';
import { breakdownOf } from '#domain/pricing/productPrice.ts';
import type { PriceBreakdownTable_BreakdownFragment } from '#web/labels/PriceBreakdownTable.generated.ts';

/**
 * How one size's price is made. The server explains the piece's lowest price; another size differs by its metal, which
 * the pricing rule gives, and what remains of the server's price for it is the making.
 */
export function breakdownOfVariant(
  piece: PriceBreakdownTable_BreakdownFragment,
  variant: { price: number; weightMg: number },
): PriceBreakdownTable_BreakdownFragment {
  const { purity, ratePerTola, stones } = piece;
  if (!isPurity(purity) || (variant.price === piece.total && variant.weightMg === piece.weightMg))
    return piece;

  const { metal } = breakdownOf({
    weightMg: variant.weightMg,
    purity,
    ratePerTola,
    making: { kind: 'FIXED', amount: 0 },
    stones,
  });
  const making = variant.price - metal - stones;
  return { ...piece, metal, making, total: variant.price, weightMg: variant.weightMg };
}
