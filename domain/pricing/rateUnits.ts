import { MG_PER_TOLA } from '#domain/catalog/weight.ts';

/** Weights for which the market quotes rates: a tola, 10 g or a gram. */
export const RATE_UNITS = ['TOLA', 'TEN_GRAMS', 'GRAM'] as const;

export type RateUnit = (typeof RATE_UNITS)[number];

const UNIT_MG: Record<RateUnit, number> = { TOLA: MG_PER_TOLA, TEN_GRAMS: 10_000, GRAM: 1000 };

/** Converts a rate for the given weight to whole NPR per tola. */
export function toRatePerTola(amount: number, unit: RateUnit): number {
  return Math.round((amount * MG_PER_TOLA) / UNIT_MG[unit]);
}

/** Converts a rate per tola to NPR for the given weight, exact to the paisa. */
export function toRatePerUnit(perTola: number, unit: RateUnit): number {
  return Math.round((perTola * UNIT_MG[unit] * 100) / MG_PER_TOLA) / 100;
}
