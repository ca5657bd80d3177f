import { priceBeforeTax } from '#domain/pricing/priceBeforeTax.ts';
import { type PriceDisplay, priceWithTax, showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import type { PriceBounds } from '../catalogUrl.ts';

/**
 * Converts bounds to displayed prices; null means no bound. The converted bounds match the same products, even if the
 * URL was made when the shop displayed prices differently.
 */
export function displayedBounds(
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
    // One rupee more than the highest price below the bound.
    min: minPrice === null ? null : priceBeforeTax(minPrice - 1, display) + 1,
    max: maxPrice === null ? null : priceBeforeTax(maxPrice, display),
  };
}
