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
});

type PriceRow = z.output<typeof priceRowSchema>;

/** The way to a product's price. */
export interface Pricing {
  pricingMode: 'RATE' | 'FIXED';
  fixedPrice: number | null;
  /** Struck through beside a fixed price; goes with it. */
  compareAtPrice: number | null;
  /** Hundredths of a percent of the metal. */
  makingBasisPoints: number | null;
  makingFixed: number | null;
  stonesPrice: number;
}

/** The way to a price as a row makes it; saying the same again changes nothing. Throws what does not go together. */
export function pricedBy(before: Pricing, row: PriceRow): Pricing {
  const { price, makingPercent, makingFixed, stonesPrice } = row;
  const hasMaking = (makingPercent ?? makingFixed) != null;
  if (price === undefined && !hasMaking && stonesPrice == null)
    throw new DomainError('PRICE_ROW_EMPTY', 'price');
  if (makingPercent != null && makingFixed != null) throw new DomainError('MAKING_TWICE', 'makingFixed');
  if (price != null && hasMaking) throw new DomainError('PRICE_TWICE', 'price');

  const stones = stonesPrice ?? before.stonesPrice;
  const fixedPrice = price === undefined && !hasMaking ? before.fixedPrice : (price ?? null);
  if (fixedPrice !== null)
    return {
      pricingMode: 'FIXED',
      fixedPrice,
      compareAtPrice: before.compareAtPrice,
      makingBasisPoints: null,
      makingFixed: null,
      stonesPrice: stones,
    };
  const making = hasMaking
    ? {
        makingBasisPoints: makingPercent == null ? null : Math.round(makingPercent * 100),
        makingFixed: makingFixed ?? null,
      }
    : { makingBasisPoints: before.makingBasisPoints, makingFixed: before.makingFixed };
  return { pricingMode: 'RATE', fixedPrice: null, compareAtPrice: null, ...making, stonesPrice: stones };
}
