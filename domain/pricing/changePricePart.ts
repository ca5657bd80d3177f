import type { PriceChange, PricePart } from './priceChangeSchema.ts';

const LIMITS: Record<PricePart, { least: number; most: number }> = {
  MAKING_PERCENT: { least: 0, most: 300 },
  MAKING_SUM: { least: 0, most: 100_000_000 },
  STONES: { least: 0, most: 100_000_000 },
  FIXED_PRICE: { least: 1, most: 100_000_000 },
};

/**
 * What a part of a price becomes: percent to a hundredth, sums in whole NPR as the change rounds them. Null when a
 * piece cannot have that.
 */
export function changedPart(before: number, { part, way, amount, roundTo }: PriceChange): number | null {
  const exact = way === 'SET' ? amount : way === 'ADD' ? before + amount : before + (before * amount) / 100;
  const after =
    part === 'MAKING_PERCENT' ? Math.round(exact * 100) / 100 : Math.round(exact / roundTo) * roundTo;
  const { least, most } = LIMITS[part];
  return after >= least && after <= most ? after : null;
}
