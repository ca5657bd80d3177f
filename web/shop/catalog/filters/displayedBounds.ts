import { priceBeforeTax } from '#domain/pricing/priceBeforeTax.ts';
import { type PriceDisplay, priceWithTax, showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import type { PriceBounds } from '../catalogUrl.ts';

/**
 * Bounds in the prices that the shop shows; null is no bound. The same pieces are within them as within the bounds of
 * the address, which may be from a time when the shop showed prices otherwise.
 */
export function shownBounds(
  { minPrice, maxPrice, pricesWithTax }: PriceBounds,
  display: PriceDisplay,
): { min: number | null; max: number | null } {
  const showsTax = showsPricesWithTax(display);
  if (pricesWithTax === showsTax) return { min: minPrice, max: maxPrice };
  if (showsTax) {
    return {
      min: minPrice === null ? null : priceWithTax(minPrice, display),
      max: maxPrice === null ? null : priceWithTax(maxPrice, display),
    };
  }
  return {
    // One rupee above the highest price that costs less with tax.
    min: minPrice === null ? null : priceBeforeTax(minPrice - 1, display) + 1,
    max: maxPrice === null ? null : priceBeforeTax(maxPrice, display),
  };
}
