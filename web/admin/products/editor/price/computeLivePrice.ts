import { isPurity } from '#domain/catalog/metals.ts';
import { breakDownPrice, type MakingCharge, type PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { readMilligrams, readNumber } from '#domain/text/readNumber.ts';
import type { ProductValues } from '../productValues.ts';

/** NPR per tola of each fine metal. */
export type RatesByMetal = Partial<Record<string, number>>;

export interface LivePrice {
  /** Lowest price of the variants, which the shop shows for the product; null if a value is missing. */
  price: number | null;
  /** Breakdown of that price; null for a fixed price. */
  breakdown: PriceBreakdown | null;
  /** Price of each variant, in the order of the variants. */
  sizePrices: (number | null)[];
  /** True if the metal has no rate. */
  hasNoRate: boolean;
  /** True until the rates are loaded. */
  isLoadingRates: boolean;
}

type PriceInput = Pick<
  ProductValues,
  | 'metal'
  | 'purity'
  | 'weightMg'
  | 'pricing'
  | 'makingPercent'
  | 'makingFixed'
  | 'fixedPrice'
  | 'stonesPrice'
  | 'variants'
>;

/** Computes the price of a product from the typed values, by the server's rules. `rates` is null until loaded. */
export function computeLivePrice(values: PriceInput, rates: RatesByMetal | null): LivePrice {
  if (values.pricing === 'FIXED') {
    const price = toNonNegativeOrNull(readNumber(values.fixedPrice));
    const sizePrices = values.variants.map(() => price);
    return { price, breakdown: null, sizePrices, hasNoRate: false, isLoadingRates: false };
  }
  const breakdowns = values.variants.map(({ weightMg }) => calculateBreakdown(values, weightMg, rates ?? {}));
  const validBreakdowns = breakdowns.flatMap((breakdown) => breakdown ?? []);
  const [lowestBreakdown = null] = validBreakdowns.toSorted((a, b) => a.total - b.total);
  return {
    price: lowestBreakdown?.total ?? null,
    breakdown: lowestBreakdown,
    sizePrices: breakdowns.map((breakdown) => breakdown?.total ?? null),
    hasNoRate: rates !== null && values.metal !== '' && rates[values.metal] === undefined,
    isLoadingRates: rates === null && values.metal !== '',
  };
}

/** Returns the typed cost of one item; null if it is empty or invalid. */
export function parseCost({ cost }: Pick<ProductValues, 'cost'>): number | null {
  return toNonNegativeOrNull(readNumber(cost));
}

function calculateBreakdown(
  values: PriceInput,
  sizeWeight: string,
  rates: RatesByMetal,
): PriceBreakdown | null {
  const { metal, purity, stonesPrice } = values;
  const weightMg = toNonNegativeOrNull(readMilligrams(sizeWeight) ?? readMilligrams(values.weightMg));
  const ratePerTola = rates[metal];
  const makingCharge = toMakingCharge(values);
  const stones = toNonNegativeOrNull(readNumber(stonesPrice) ?? 0);
  if (!weightMg || !ratePerTola || !isPurity(purity) || !makingCharge || stones === null) return null;
  return breakDownPrice({ weightMg, purity, ratePerTola, making: makingCharge, stones });
}

function toMakingCharge({ pricing, makingPercent, makingFixed }: PriceInput): MakingCharge | null {
  const amount = toNonNegativeOrNull(readNumber(pricing === 'SUM' ? makingFixed : makingPercent) ?? 0);
  if (amount === null) return null;
  // Rounded to a hundredth of a percent, as on the server.
  return pricing === 'SUM'
    ? { kind: 'FIXED', amount }
    : { kind: 'PERCENT', percent: Math.round(amount * 100) / 100 };
}

/** Negative numbers count as unknown. */
function toNonNegativeOrNull(number: number | undefined): number | null {
  return number !== undefined && Number.isFinite(number) && number >= 0 ? number : null;
}
