import { MG_PER_TOLA } from '#domain/catalog/weight.ts';

/** How the market names a rate: for a tola, for 10 g, or for a gram. */
export const RATE_UNITS = ['TOLA', 'TEN_GRAMS', 'GRAM'] as const;

export type RateUnit = (typeof RATE_UNITS)[number];

const MG: Record<RateUnit, number> = { TOLA: MG_PER_TOLA, TEN_GRAMS: 10_000, GRAM: 1000 };

/** NPR for a tola, whole, of an amount for another weight. */
export function toPerTola(amount: number, unit: RateUnit): number {
  return Math.round((amount * MG_PER_TOLA) / MG[unit]);
}

/** NPR for a weight, to the paisa, of an amount for a tola. */
export function toPerUnit(perTola: number, unit: RateUnit): number {
  return Math.round((perTola * MG[unit] * 100) / MG_PER_TOLA) / 100;
}
