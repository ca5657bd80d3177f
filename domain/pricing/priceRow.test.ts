import { describe, expect, test } from 'vitest';
import { applyPriceRow, priceRowSchema } from './priceRow.ts';

const rated = {
  pricingMode: 'RATE' as const,
  fixedPrice: null,
  compareAtPrice: null,
  makingBasisPoints: 800,
  makingFixed: null,
  stonesPrice: 2000,
};
const fixed = { ...rated, pricingMode: 'FIXED' as const, fixedPrice: 5000 };
const withCompareAt = { ...fixed, compareAtPrice: 7000 };
const bare = { ...fixed, makingBasisPoints: null };
/** Price of every product below, in either pricing mode. */
const price = 5000;

describe('a row', () => {
  test.each([
    ['fixes a price', rated, { price: 9000 }, { ...fixed, fixedPrice: 9000 }],
    ['fixes another price', fixed, { price: 9000 }, { ...fixed, fixedPrice: 9000 }],
    [
      'keeps a compare-at price, even a lower one',
      withCompareAt,
      { price: 9000 },
      { ...withCompareAt, fixedPrice: 9000 },
    ],
    ['removes it with the fixed price', withCompareAt, { makingPercent: 8 }, rated],
    ['repeats the current price', fixed, { price: 5000 }, fixed],
    ['returns a price to the rate, with its previous charge', fixed, { price: null }, rated],
    [
      'returns it, with a fixed charge',
      { ...bare, makingFixed: 700 },
      { price: null },
      { ...rated, makingBasisPoints: null, makingFixed: 700 },
    ],
    ['changes nothing if the rate gives the same price', rated, { price: 5000 }, rated],
    ['likewise with unchanged stones', rated, { price: 5000, stonesPrice: 2000 }, rated],
    ['fixes it with other stones', rated, { price: 5000, stonesPrice: 1 }, { ...fixed, stonesPrice: 1 }],
    [
      'accepts an unusual price if the current one is stated',
      fixed,
      { price: 900, expected: 5000 },
      { ...fixed, fixedPrice: 900 },
    ],
    ['accepts one just within the limit', fixed, { price: 1000 }, { ...fixed, fixedPrice: 1000 }],
    ['returns it, with a new charge', bare, { price: null, makingPercent: 8 }, rated],
    ['sets a charge, which returns it to the rate', fixed, { makingPercent: 8 }, rated],
    ['sets a charge in percent', rated, { makingPercent: 12.5 }, { ...rated, makingBasisPoints: 1250 }],
    [
      'sets a fixed charge',
      rated,
      { makingFixed: 900 },
      { ...rated, makingBasisPoints: null, makingFixed: 900 },
    ],
    ['prices the stones alone', rated, { stonesPrice: 0 }, { ...rated, stonesPrice: 0 }],
    ['keeps the charge if the price follows the rate already', rated, { price: null }, rated],
  ])('%s', (_what, before, row, after) => {
    expect(applyPriceRow({ ...before, price }, priceRowSchema.parse(row))).toEqual(after);
  });

  test.each([
    [{}, 'PRICE_ROW_EMPTY'],
    [{ makingPercent: null }, 'PRICE_ROW_EMPTY'],
    [{ price: 5000, makingPercent: 8 }, 'FIXED_PRICE_WITH_MAKING'],
    [{ makingFixed: 5, makingPercent: 8 }, 'MAKING_PERCENT_WITH_FIXED'],
    [{ price: null }, 'MAKING_UNKNOWN'],
    [{ price: 4800, expected: 4900 }, 'EXPECTED_PRICE_MISMATCH'],
    [{ makingPercent: 8, expected: 4900 }, 'EXPECTED_PRICE_MISMATCH'],
    [{ price: 999 }, 'PRICE_FAR_OFF'],
    [{ price: 25_001 }, 'PRICE_FAR_OFF'],
  ])('%j is refused with %s', (row, reason) => {
    expect(() => applyPriceRow({ ...bare, price }, priceRowSchema.parse(row))).toThrowError(
      expect.objectContaining({ reason }),
    );
  });

  test.each([{ price: 0 }, { price: 1.5 }, { price: -4 }, { makingPercent: 301 }, { stonesPrice: 1e9 }])(
    'rejects %j',
    (row) => {
      expect(priceRowSchema.safeParse(row).success).toBe(false);
    },
  );
});

test('a product without a price accepts any price', () => {
  expect(applyPriceRow({ ...bare, price: 0 }, { price: 90_000 })).toMatchObject({ fixedPrice: 90_000 });
});
