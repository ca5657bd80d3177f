import { priceBeforeTax } from '#domain/pricing/priceBeforeTax.ts';
import { priceWithTax, type TaxRules } from '#domain/pricing/priceWithTax.ts';

/** How many alerts may wait for one account, or for one address of a guest. */
export const MAX_ALERTS = 20;

/** An alert that found nothing to tell for so long is removed; so is one that was told so long ago. */
export const ALERT_DAYS = 365;

interface PriceWish {
  /** What a piece may cost at most, NPR; null of an alert that waits for no price. */
  price: number | null;
  includesTax: boolean;
}

/** The most that an awaited piece may cost, before tax and with it. A price is within one exactly if it is within the other. */
export function highestPrices(
  { price, includesTax }: PriceWish,
  rules: TaxRules,
): { price: number; priceWithTax: number } | null {
  if (price === null) return null;
  return includesTax
    ? { price: priceBeforeTax(price, rules), priceWithTax: price }
    : { price, priceWithTax: priceWithTax(price, rules) };
}
