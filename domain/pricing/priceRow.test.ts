import { describe, expect, test } from 'vitest';
import { applyPriceRow, priceRowSchema } from './priceRow.ts';

const rateProduct = {
  pricingMode: 'RATE' as const,
  fixedPrice: null,
  compareAtPrice: null,
  makingBasisPoints: 800,
  makingFixed: null,
  stonesPrice: 2000,
};
const fixedProduct = { ...rateProduct, pricingMode: 'FIXED' as const, fixedPrice: 5000 };
const productWithCompareAtPrice = { ...fixedProduct, compareAtPrice: 7000 };
const productWithoutMaking = { ...fixedProduct, makingBasisPoints: null };
/** Price of every product below, in either pricing mode. */
const price = 5000;

describe('a row', () => {
  test.each([
    ['fixes a price', rateProduct, { price: 9000 }, { ...fixedProduct, fixedPrice: 9000 }],
    ['fixes another price', fixedProduct, { price: 9000 }, { ...fixedProduct, fixedPrice: 9000 }],
    [
      'keeps a compare-at price, even a lower one',
      productWithCompareAtPrice,
      { price: 9000 },
      { ...productWithCompareAtPrice, fixedPrice: 9000 },
    ],
    [
      'removes a compare-at price with the fixed price',
      productWithCompareAtPrice,
      { makingPercent: 8 },
      rateProduct,
    ],
    ['repeats the current price', fixedProduct, { price: 5000 }, fixedProduct],
    [
      'returns a price to the rate, with its previous making charge',
      fixedProduct,
      { price: null },
      rateProduct,
    ],
    [
      'returns a price to the rate, with a fixed making charge',
      { ...productWithoutMaking, makingFixed: 700 },
      { price: null },
      { ...rateProduct, makingBasisPoints: null, makingFixed: 700 },
    ],
    ['changes nothing if the rate gives the same price', rateProduct, { price: 5000 }, rateProduct],
    [
      'changes nothing if the stones are unchanged too',
      rateProduct,
      { price: 5000, stonesPrice: 2000 },
      rateProduct,
    ],
    [
      'fixes the same price with other stones',
      rateProduct,
      { price: 5000, stonesPrice: 1 },
      { ...fixedProduct, stonesPrice: 1 },
    ],
    [
      'accepts an unusual price if the current one is stated',
      fixedProduct,
      { price: 900, expected: 5000 },
      { ...fixedProduct, fixedPrice: 900 },
    ],
    [
      'accepts a price just within the limit',
      fixedProduct,
      { price: 1000 },
      { ...fixedProduct, fixedPrice: 1000 },
    ],
    [
      'returns a price to the rate, with a new making charge',
      productWithoutMaking,
      { price: null, makingPercent: 8 },
      rateProduct,
    ],
    [
      'sets a making charge, which returns the price to the rate',
      fixedProduct,
      { makingPercent: 8 },
      rateProduct,
    ],
    [
      'sets a percentage making charge',
      rateProduct,
      { makingPercent: 12.5 },
      { ...rateProduct, makingBasisPoints: 1250 },
    ],
    [
      'sets a fixed making charge',
      rateProduct,
      { makingFixed: 900 },
      { ...rateProduct, makingBasisPoints: null, makingFixed: 900 },
    ],
    [
      'changes only the price of the stones',
      rateProduct,
      { stonesPrice: 0 },
      { ...rateProduct, stonesPrice: 0 },
    ],
    [
      'keeps the making charge if the price already follows the rate',
      rateProduct,
      { price: null },
      rateProduct,
    ],
  ])('%s', (_case, before, row, after) => {
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
    expect(() => applyPriceRow({ ...productWithoutMaking, price }, priceRowSchema.parse(row))).toThrowError(
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
  expect(applyPriceRow({ ...productWithoutMaking, price: 0 }, { price: 90_000 })).toMatchObject({
    fixedPrice: 90_000,
  });
});
