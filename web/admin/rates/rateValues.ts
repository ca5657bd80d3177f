import { readWallClock } from '#domain/calendar/kathmandu.ts';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { perTola as perTolaRule } from '#domain/pricing/metalRateSchema.ts';
import { type RateUnit, toPerTola } from '#domain/pricing/rateUnits.ts';
import { readAmount } from '#domain/text/readNumber.ts';
import type { PublishMetalRateInput } from '#web/graphql/types.generated.ts';

/** The form as it is typed. */
export interface RateValues {
  unit: RateUnit;
  GOLD: string;
  SILVER: string;
  source: string;
  /** By Kathmandu's clock; empty for at once. */
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

/** NPR for a tola of each metal that has a rate one could publish. */
export function enteredRates(values: Pick<RateValues, 'unit' | Metal>): EnteredRates {
  return Object.fromEntries(
    METALS.flatMap((metal) => {
      const perTola = enteredPerTola(values[metal], values.unit);
      return perTola === null ? [] : [[metal, perTola]];
    }),
  );
}

/** What is wrong with a typed rate. Empty is fine: that metal keeps its rate. */
export function rateProblem(text: string, unit: RateUnit): string | undefined {
  if (text.trim() === '') return undefined;
  if (readAmount(text) === null) return /*i18n*/ 'Enter an amount in rupees, such as 3,05,200.';
  if (enteredPerTola(text, unit) === null)
    return /*i18n*/ 'Enter an amount between NPR 100 and NPR 1,00,00,000 per tola.';
  return undefined;
}

export function toPublish(metal: Metal, perTola: number, values: RateValues): PublishMetalRateInput {
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

function enteredPerTola(text: string, unit: RateUnit): number | null {
  const amount = readAmount(text);
  if (amount === null) return null;
  return perTolaRule.safeParse(toPerTola(amount, unit)).data ?? null;
}
