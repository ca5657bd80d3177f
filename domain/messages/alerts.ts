import { calculatePriceBeforeTax } from '#domain/pricing/calculatePriceBeforeTax.ts';
import { calculatePriceWithTax, type TaxRules } from '#domain/pricing/calculatePriceWithTax.ts';

/** Maximum number of open alerts per account, or per guest's email address. */
export const MAX_ALERTS = 20;

/** Days after which an alert is removed, counted from when it was last sent, or from its creation if it was never sent. */
export const ALERT_DAYS = 365;

interface AlertPrice {
  /** Highest price at which the alert is sent, in NPR. Null for a back-in-stock alert. */
  price: number | null;
  includesTax: boolean;
}

/**
 * Returns the highest price of an alert before and with tax. A price is at most the first value exactly when the price
 * with tax is at most the second.
 */
export function getHighestPrices(
  { price, includesTax }: AlertPrice,
  rules: TaxRules,
): { price: number; priceWithTax: number } | null {
  if (price === null) return null;
  return includesTax
    ? { price: calculatePriceBeforeTax(price, rules), priceWithTax: price }
    : { price, priceWithTax: calculatePriceWithTax(price, rules) };
}
