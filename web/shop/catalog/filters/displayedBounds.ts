import { calculatePriceBeforeTax } from '#domain/pricing/calculatePriceBeforeTax.ts';
import {
  calculatePriceWithTax,
  type PriceDisplay,
  showsPricesWithTax,
} from '#domain/pricing/calculatePriceWithTax.ts';
import type { PriceBounds } from '../catalogUrl.ts';

/**
 * Converts bounds to displayed prices; null means no bound. The converted bounds match the same products, even if the
 * URL was made when the shop displayed prices differently.
 */
export function toDisplayedBounds(
  { minPrice, maxPrice, pricesWithTax }: PriceBounds,
  priceDisplay: PriceDisplay,
): { min: number | null; max: number | null } {
  const showsTax = showsPricesWithTax(priceDisplay);
  if (pricesWithTax === showsTax) return { min: minPrice, max: maxPrice };
  if (showsTax) {
    return {
      min: minPrice === null ? null : calculatePriceWithTax(minPrice, priceDisplay),
      max: maxPrice === null ? null : calculatePriceWithTax(maxPrice, priceDisplay),
    };
  }
  return {
    // One rupee more than the highest price below the bound.
    min: minPrice === null ? null : calculatePriceBeforeTax(minPrice - 1, priceDisplay) + 1,
    max: maxPrice === null ? null : calculatePriceBeforeTax(maxPrice, priceDisplay),
  };
}
