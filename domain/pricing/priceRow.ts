import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { formatNumber } from '#domain/text/numbers.ts';

/** How many prices may be sent at once. */
export const MAX_PRICE_ROWS = 1000;

const MAX_PRICE = 100_000_000;
const MAX_MAKING_PERCENT = 300;
const PERCENT_PROBLEM = 'Enter a making charge from 0 to 300 percent.';

const amount = (least: number, what: string) => {
  const error = `Enter ${what} as a whole number from ${formatNumber(least)} to ${formatNumber(MAX_PRICE)}.`;
  return z.int({ error }).min(least, { error }).max(MAX_PRICE, { error });
};

/** What is said of a product's price: what is left out stays. */
export const priceRowSchema = z.object({
  /** A sum, or null where the price follows the rate of its metal. */
  price: amount(1, 'the price in rupees').nullish(),
  makingPercent: z
    .number({ error: PERCENT_PROBLEM })
    .min(0, { error: PERCENT_PROBLEM })
    .max(MAX_MAKING_PERCENT, { error: PERCENT_PROBLEM })
    .nullish(),
  makingFixed: amount(0, 'the amount in rupees').nullish(),
  stonesPrice: amount(0, 'the amount in rupees').nullish(),
  /** What it costs now, as far as the program knows. */
  expected: z.int().nullish(),
});

type PriceRow = z.output<typeof priceRowSchema>;

/** The way to a product's price. */
export interface Pricing {
  pricingMode: 'RATE' | 'FIXED';
  fixedPrice: number | null;
  /** Struck through beside a fixed price; goes with it. */
  compareAtPrice: number | null;
  /** Hundredths of a percent of the metal. A fixed price keeps the charge, for when it follows the rate again. */
  makingBasisPoints: number | null;
  makingFixed: number | null;
  stonesPrice: number;
}

/** So many times as much, or as little, is taken for a lost digit. */
const FAR_OFF = 5;

/**
 * The way to a price as a row makes it, of a product that costs `price` now. Saying the same again changes nothing, nor does
 * a price that it has already, however it comes by it. Throws what does not go together.
 */
export function pricedBy({ price: now, ...before }: Pricing & { price: number }, row: PriceRow): Pricing {
  const { price, makingPercent, makingFixed, stonesPrice, expected } = row;
  const hasMaking = (makingPercent ?? makingFixed) != null;
  if (price === undefined && !hasMaking && stonesPrice == null)
    throw new DomainError('PRICE_ROW_EMPTY', 'price');
  if (makingPercent != null && makingFixed != null) throw new DomainError('MAKING_TWICE', 'makingFixed');
  if (price != null && hasMaking) throw new DomainError('PRICE_TWICE', 'price');
  if (expected != null && expected !== now)
    throw new DomainError('PRICE_IS_ANOTHER', { nowNpr: now, expectedNpr: expected }, 'expected');

  const stones = stonesPrice ?? before.stonesPrice;
  if (price != null && price === now && stones === before.stonesPrice) return before;
  if (price != null && expected == null && isFarOff(price, now))
    throw new DomainError('PRICE_FAR_OFF', { priceNpr: price, nowNpr: now }, 'price');
  const fixedPrice = price === undefined && !hasMaking ? before.fixedPrice : (price ?? null);
  if (fixedPrice !== null) return { ...before, pricingMode: 'FIXED', fixedPrice, stonesPrice: stones };
  if (!hasMaking) expectMaking(before, 'price');
  const making = hasMaking && {
    makingBasisPoints: makingPercent == null ? null : Math.round(makingPercent * 100),
    makingFixed: makingFixed ?? null,
  };
  return {
    ...before,
    pricingMode: 'RATE',
    fixedPrice: null,
    compareAtPrice: null,
    ...making,
    stonesPrice: stones,
  };
}

/** Throws where a fixed price cannot follow the rate again, since nobody ever said with which making charge. */
export function expectMaking(
  { pricingMode, makingBasisPoints, makingFixed }: Omit<Pricing, 'stonesPrice'>,
  field: string,
): void {
  if (pricingMode === 'FIXED' && makingBasisPoints === null && makingFixed === null)
    throw new DomainError('MAKING_UNKNOWN', field);
}

/** A piece that was never priced has no price to be far from. */
function isFarOff(price: number, now: number): boolean {
  return now > 0 && (price * FAR_OFF < now || price > now * FAR_OFF);
}
