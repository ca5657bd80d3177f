import type { PriceChange, PricePart } from './priceChangeSchema.ts';

const LIMITS: Record<PricePart, { least: number; most: number }> = {
  MAKING_PERCENT: { least: 0, most: 300 },
  MAKING_SUM: { least: 0, most: 100_000_000 },
  STONES: { least: 0, most: 100_000_000 },
  FIXED_PRICE: { least: 1, most: 100_000_000 },
};

/**
 * Returns the new value of a part of a price: percent with two decimals, amounts in whole NPR, rounded as the change
 * says. Returns null if the value is out of range.
 */
export function changePricePart(before: number, { part, way, amount, roundTo }: PriceChange): number | null {
  const exact = way === 'SET' ? amount : way === 'ADD' ? before + amount : before + (before * amount) / 100;
  const after =
    part === 'MAKING_PERCENT' ? Math.round(exact * 100) / 100 : Math.round(exact / roundTo) * roundTo;
  const { least: min, most: max } = LIMITS[part];
  return after >= min && after <= max ? after : null;
}
