import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { formatNumber } from '#domain/text/numbers.ts';

/** Maximum number of prices in one request. */
export const MAX_PRICE_ROWS = 1000;

const MAX_PRICE = 100_000_000;
const MAX_MAKING_PERCENT = 300;
const PERCENT_PROBLEM = 'Enter a making charge from 0 to 300 percent.';

const buildNprSchema = (min: number, label: string) => {
  const error = `Enter ${label} as a whole number from ${formatNumber(min)} to ${formatNumber(MAX_PRICE)}.`;
  return z.int({ error }).min(min, { error }).max(MAX_PRICE, { error });
};

/** New price of a product. Omitted fields keep their values. */
export const priceRowSchema = z.object({
  /** A fixed price, or null for a price that follows the metal rate. */
  price: buildNprSchema(1, 'the price in rupees').nullish(),
  makingPercent: z
    .number({ error: PERCENT_PROBLEM })
    .min(0, { error: PERCENT_PROBLEM })
    .max(MAX_MAKING_PERCENT, { error: PERCENT_PROBLEM })
    .nullish(),
  makingFixed: buildNprSchema(0, 'the amount in rupees').nullish(),
  stonesPrice: buildNprSchema(0, 'the amount in rupees').nullish(),
  /** Current price as the client knows it. The row is refused if the price has changed. */
  expected: z.int().nullish(),
});

type PriceRow = z.output<typeof priceRowSchema>;

/** Components of a product's price. */
export interface PriceComponents {
  pricingMode: 'RATE' | 'FIXED';
  fixedPrice: number | null;
  /** Compare-at price, which only a fixed price can have. */
  compareAtPrice: number | null;
  /** Making charge in basis points of the metal's price. A fixed price keeps it for a later return to the rate. */
  makingBasisPoints: number | null;
  makingFixed: number | null;
  stonesPrice: number;
}

/** A price this many times higher or lower is probably mistyped. */
const UNUSUAL_FACTOR = 5;

/**
 * Returns the price components of a product after a row is applied; `price` is its current price. A row that repeats
 * the current price changes nothing. Throws if fields contradict each other.
 */
export function applyPriceRow(
  { price: now, ...before }: PriceComponents & { price: number },
  row: PriceRow,
): PriceComponents {
  const { price, makingPercent, makingFixed, stonesPrice, expected } = row;
  const hasMaking = (makingPercent ?? makingFixed) != null;
  if (price === undefined && !hasMaking && stonesPrice == null)
    throw new DomainError('PRICE_ROW_EMPTY', 'price');
  if (makingPercent != null && makingFixed != null)
    throw new DomainError('MAKING_PERCENT_WITH_FIXED', 'makingFixed');
  if (price != null && hasMaking) throw new DomainError('FIXED_PRICE_WITH_MAKING', 'price');
  if (expected != null && expected !== now)
    throw new DomainError('EXPECTED_PRICE_MISMATCH', { currentNpr: now, expectedNpr: expected }, 'expected');

  const newStonesPrice = stonesPrice ?? before.stonesPrice;
  if (price != null && price === now && newStonesPrice === before.stonesPrice) return before;
  if (price != null && expected == null && isUnusual(price, now))
    throw new DomainError('PRICE_FAR_OFF', { priceNpr: price, currentNpr: now }, 'price');
  const fixedPrice = price === undefined && !hasMaking ? before.fixedPrice : (price ?? null);
  if (fixedPrice !== null)
    return { ...before, pricingMode: 'FIXED', fixedPrice, stonesPrice: newStonesPrice };
  if (!hasMaking) assertMakingCharge(before, 'price');
  const makingFields = hasMaking && {
    makingBasisPoints: makingPercent == null ? null : Math.round(makingPercent * 100),
    makingFixed: makingFixed ?? null,
  };
  return {
    ...before,
    pricingMode: 'RATE',
    fixedPrice: null,
    compareAtPrice: null,
    ...makingFields,
    stonesPrice: newStonesPrice,
  };
}

/** Throws if a fixed price cannot return to the rate because the product has no making charge. */
export function assertMakingCharge(
  { pricingMode, makingBasisPoints, makingFixed }: Omit<PriceComponents, 'stonesPrice'>,
  field: string,
): void {
  if (pricingMode === 'FIXED' && makingBasisPoints === null && makingFixed === null)
    throw new DomainError('MAKING_UNKNOWN', field);
}

/** A product without a price accepts any price. */
function isUnusual(price: number, now: number): boolean {
  return now > 0 && (price * UNUSUAL_FACTOR < now || price > now * UNUSUAL_FACTOR);
}
