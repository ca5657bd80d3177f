import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { computePriceBreakdown, type Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import type { PricedLine } from './priceLines.ts';

type PricedItem = Pick<PricedLine, 'product' | 'variant' | 'unitPrice' | 'guaranteedPerTola'>;

/**
 * Returns the price breakdown of one item; null for a fixed price. Also null while the price does not reflect a new
 * rate yet, since the breakdown would not add up to the price.
 */
export function getBreakdown(item: PricedItem, rates: Rates): PriceBreakdown | null {
  const { product, variant, unitPrice } = item;
  const breakdown = computePriceBreakdown(product, variant.weightMg, getItemRates(item, rates));
  return breakdown?.total === unitPrice ? breakdown : null;
}

/** Returns the rates that determine the item's price. With a price hold, the item's metal has the guaranteed rate. */
export function getItemRates(
  { product: { metal }, guaranteedPerTola }: Pick<PricedLine, 'product' | 'guaranteedPerTola'>,
  rates: Rates,
): Rates {
  return guaranteedPerTola === null ? rates : { ...rates, [metal]: { perTola: guaranteedPerTola } };
}
