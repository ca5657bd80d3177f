import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { priceBreakdown, type Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import type { PricedLine } from './priceLines.ts';

type Piece = Pick<PricedLine, 'product' | 'variant' | 'unitPrice' | 'heldPerTola'>;

/**
 * How the price of one is made; null for a fixed price. While a new rate has not reached the price yet, the table would not
 * add up to what is charged: it is null as well.
 */
export function breakdownAt(piece: Piece, rates: Rates): PriceBreakdown | null {
  const { product, variant, unitPrice } = piece;
  const breakdown = priceBreakdown(product, variant.weightMg, ratesOf(piece, rates));
  return breakdown?.total === unitPrice ? breakdown : null;
}

/** The rates that its price rests on: where an earlier price was held, that of its metal is the one from then. */
export function ratesOf(
  { product: { metal }, heldPerTola }: Pick<PricedLine, 'product' | 'heldPerTola'>,
  rates: Rates,
): Rates {
  return heldPerTola === null ? rates : { ...rates, [metal]: { perTola: heldPerTola } };
}
