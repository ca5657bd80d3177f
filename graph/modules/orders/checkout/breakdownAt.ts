import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { priceBreakdown, type Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import type { PricedLine } from './priceLines.ts';

/**
 * How the price of one is made; null for a fixed price. While a new rate has not reached the price yet, the table would not
 * add up to what is charged: it is null as well.
 */
export function breakdownAt(
  { product, variant, unitPrice }: Pick<PricedLine, 'product' | 'variant' | 'unitPrice'>,
  rates: Rates,
): PriceBreakdown | null {
  const breakdown = priceBreakdown(product, variant.weightMg, rates);
  return breakdown?.total === unitPrice ? breakdown : null;
}
