import type { PriceChangeWay, PricePart } from '#web/graphql/types.generated.ts';

export const priceParts: Record<PricePart, string> = {
  MAKING_PERCENT: /*i18n*/ 'Making charge in percent',
  MAKING_SUM: /*i18n*/ 'Making charge as a sum',
  STONES: /*i18n*/ 'Price of the stones',
  FIXED_PRICE: /*i18n*/ 'Fixed price',
};

/** How a way is put into words: for the charge in percent, then for sums. */
export const priceWays: Record<PriceChangeWay, { percent: string; sum: string }> = {
  SET: { percent: /*i18n*/ 'set to, %', sum: /*i18n*/ 'set to, NPR' },
  ADD: { percent: /*i18n*/ 'increase by percentage points', sum: /*i18n*/ 'increase by, NPR' },
  PERCENT: { percent: /*i18n*/ 'increase by, % of its value', sum: /*i18n*/ 'increase by, %' },
};
