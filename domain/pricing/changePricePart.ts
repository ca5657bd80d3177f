import type { PriceChange, PricePart } from './priceChangeSchema.ts';

const LIMITS: Record<PricePart, { min: number; max: number }> = {
  MAKING_PERCENT: { min: 0, max: 300 },
  MAKING_FIXED: { min: 0, max: 100_000_000 },
  STONES: { min: 0, max: 100_000_000 },
  FIXED_PRICE: { min: 1, max: 100_000_000 },
};

/**
 * Returns the new value of a part of a price: percent with two decimals, amounts in whole NPR, rounded as the
 * change specifies. Returns null if the value is out of range.
 */
export function changePricePart(
  currentValue: number,
  { part, way, amount, roundTo }: PriceChange,
): number | null {
  const exactValue =
    way === 'SET'
      ? amount
      : way === 'ADD'
        ? currentValue + amount
        : currentValue + (currentValue * amount) / 100;
  const newValue =
    part === 'MAKING_PERCENT'
      ? Math.round(exactValue * 100) / 100
      : Math.round(exactValue / roundTo) * roundTo;
  const { min, max } = LIMITS[part];
  return newValue >= min && newValue <= max ? newValue : null;
}
