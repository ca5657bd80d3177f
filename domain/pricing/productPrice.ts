import { type Purity, readFineness } from '#domain/catalog/metals.ts';
import { MG_PER_TOLA } from '#domain/catalog/weight.ts';
import { calculatePercentage } from './money.ts';

export type MakingCharge = { kind: 'PERCENT'; percent: number } | { kind: 'FIXED'; amount: number };

export interface PriceParts {
  /** Net weight of the metal. */
  weightMg: number;
  purity: Purity;
  /** In NPR per tola of fine metal. */
  ratePerTola: number;
  /** A percentage applies to the price of the metal. */
  making: MakingCharge;
  /** Price of all stones, in NPR. */
  stones: number;
}

/** Parts of the price in whole NPR. `total` is their sum. */
export interface PriceBreakdown {
  metal: number;
  making: number;
  stones: number;
  total: number;
  ratePerTola: number;
  purity: Purity;
  weightMg: number;
  fineness: number;
}

export function breakDownPrice({
  weightMg,
  purity,
  ratePerTola,
  making,
  stones,
}: PriceParts): PriceBreakdown {
  const fineness = readFineness(purity);
  const metal = calculateMetalPrice(weightMg, fineness, ratePerTola);
  const lines = { metal, making: calculateMakingPrice(making, metal), stones: Math.round(stones) };

  return {
    ...lines,
    total: lines.metal + lines.making + lines.stones,
    ratePerTola,
    purity,
    weightMg,
    fineness,
  };
}

// Every fineness is a multiple of 1/24,000, so the multiplication is exact and only the division rounds.
const FINENESS_PARTS = 24_000;

function calculateMetalPrice(weightMg: number, fineness: number, ratePerTola: number): number {
  const parts = Math.round(fineness * FINENESS_PARTS);
  return Math.round((weightMg * ratePerTola * parts) / (MG_PER_TOLA * FINENESS_PARTS));
}

function calculateMakingPrice(making: MakingCharge, metalPrice: number): number {
  return making.kind === 'PERCENT'
    ? calculatePercentage(metalPrice, making.percent)
    : Math.round(making.amount);
}
