import { isPurity } from '#domain/catalog/metals.ts';
import { breakDownPrice, type Making, type PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { readMilligrams, readNumber } from '#domain/text/readNumber.ts';
import type { ProductValues } from '../productValues.ts';

/** NPR for a tola of each fine metal. */
export type RatesByMetal = Partial<Record<string, number>>;

export interface LivePrice {
  /** The lowest price of the sizes, which the piece is shown with; null while something is missing. */
  price: number | null;
  /** How that price is made; null for a fixed price. */
  breakdown: PriceBreakdown | null;
  /** The price of each size, in their order. */
  sizes: (number | null)[];
  /** Whether the metal has no rate yet. */
  hasNoRate: boolean;
  /** Whether the price waits for the rates to be read. */
  isWaiting: boolean;
}

type Priced = Pick<
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

/** What the piece would cost as it is typed, by the rules that the server prices by; `rates` is null until they are read. */
export function livePrice(values: Priced, rates: RatesByMetal | null): LivePrice {
  if (values.pricing === 'FIXED') {
    const price = known(readNumber(values.fixedPrice));
    const sizes = values.variants.map(() => price);
    return { price, breakdown: null, sizes, hasNoRate: false, isWaiting: false };
  }
  const breakdowns = values.variants.map(({ weightMg }) => breakdownFor(values, weightMg, rates ?? {}));
  const made = breakdowns.flatMap((breakdown) => breakdown ?? []);
  const [lowest = null] = made.toSorted((one, other) => one.total - other.total);
  return {
    price: lowest?.total ?? null,
    breakdown: lowest,
    sizes: breakdowns.map((breakdown) => breakdown?.total ?? null),
    hasNoRate: rates !== null && values.metal !== '' && rates[values.metal] === undefined,
    isWaiting: rates === null && values.metal !== '',
  };
}

/** What one has cost as it is typed; null where nothing that can be read is. */
export function typedCost({ cost }: Pick<ProductValues, 'cost'>): number | null {
  return known(readNumber(cost));
}

function breakdownFor(values: Priced, sizeWeight: string, rates: RatesByMetal): PriceBreakdown | null {
  const { metal, purity, stonesPrice } = values;
  const weightMg = known(readMilligrams(sizeWeight) ?? readMilligrams(values.weightMg));
  const ratePerTola = rates[metal];
  const making = toMaking(values);
  const stones = known(readNumber(stonesPrice) ?? 0);
  if (!weightMg || !ratePerTola || !isPurity(purity) || !making || stones === null) return null;
  return breakDownPrice({ weightMg, purity, ratePerTola, making, stones });
}

function toMaking({ pricing, makingPercent, makingFixed }: Priced): Making | null {
  const amount = known(readNumber(pricing === 'SUM' ? makingFixed : makingPercent) ?? 0);
  if (amount === null) return null;
  // Kept to a hundredth of a percent, as the server keeps it.
  return pricing === 'SUM'
    ? { kind: 'FIXED', amount }
    : { kind: 'PERCENT', percent: Math.round(amount * 100) / 100 };
}

/** Nothing of a price is below nothing. */
function known(number: number | undefined): number | null {
  return number !== undefined && Number.isFinite(number) && number >= 0 ? number : null;
}
