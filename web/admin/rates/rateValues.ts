import { readWallClock } from '#domain/calendar/kathmandu.ts';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { perTola as perTolaRule } from '#domain/pricing/metalRateSchema.ts';
import { type RateUnit, toRatePerTola } from '#domain/pricing/rateUnits.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import type { PublishMetalRateInput } from '#web/graphql/types.generated.ts';

/** Form values as typed. */
export interface RateValues {
  unit: RateUnit;
  GOLD: string;
  SILVER: string;
  source: string;
  /** Kathmandu time; empty for immediately. */
  effectiveFrom: string;
  confirm: boolean;
}

export const emptyRates: RateValues = {
  unit: 'TOLA',
  GOLD: '',
  SILVER: '',
  source: '',
  effectiveFrom: '',
  confirm: false,
};

export type EnteredRates = Partial<Record<Metal, number>>;

/** Returns the valid typed rates in NPR per tola, by metal. */
export function parseRates(values: Pick<RateValues, 'unit' | Metal>): EnteredRates {
  return Object.fromEntries(
    METALS.flatMap((metal) => {
      const perTola = parsePerTola(values[metal], values.unit);
      return perTola === null ? [] : [[metal, perTola]];
    }),
  );
}

/** Returns the problem of a typed rate. An empty field is valid: the metal keeps its rate. */
export function validateRate(text: string, unit: RateUnit): string | undefined {
  if (text.trim() === '') return undefined;
  if (readAmount(text) === null) return /*i18n*/ 'Enter an amount in rupees, such as 3,05,200.';
  if (parsePerTola(text, unit) === null)
    return /*i18n*/ 'Enter an amount between NPR 100 and NPR 1,00,00,000 per tola.';
  return undefined;
}

export function toPublishInput(metal: Metal, perTola: number, values: RateValues): PublishMetalRateInput {
  const effectiveFrom = readWallClock(values.effectiveFrom)?.toISOString();
  const source = values.source.trim();
  return {
    metal,
    perTola,
    confirm: values.confirm,
    ...(source && { source }),
    ...(effectiveFrom && { effectiveFrom }),
  };
}

function parsePerTola(text: string, unit: RateUnit): number | null {
  const amount = readAmount(text);
  if (amount === null) return null;
  return perTolaRule.safeParse(toRatePerTola(amount, unit)).data ?? null;
}
