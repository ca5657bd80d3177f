import { describe, expect, test } from 'vitest';
import { type Pricing, pricedBy, priceRowSchema } from './priceRow.ts';

const rated: Pricing = {
  pricingMode: 'RATE',
  fixedPrice: null,
  compareAtPrice: null,
  makingBasisPoints: 800,
  makingFixed: null,
  stonesPrice: 2000,
};
const fixed: Pricing = { ...rated, pricingMode: 'FIXED', fixedPrice: 5000, makingBasisPoints: null };
const struck: Pricing = { ...fixed, compareAtPrice: 7000 };

describe('a row', () => {
  test.each([
    ['fixes a price', rated, { price: 9000 }, { ...fixed, fixedPrice: 9000 }],
    ['fixes another price', fixed, { price: 9000 }, { ...fixed, fixedPrice: 9000 }],
    [
      'leaves a price of before, also one that it rises past',
      struck,
      { price: 9000 },
      { ...struck, fixedPrice: 9000 },
    ],
    ['takes it away with the fixed price', struck, { makingPercent: 8 }, rated],
    ['says the same again', fixed, { price: 5000 }, fixed],
    ['lets a price follow the rate', fixed, { price: null }, { ...rated, makingBasisPoints: null }],
    ['lets it, with a charge', fixed, { price: null, makingPercent: 8 }, rated],
    ['gives a charge, so that it follows the rate', fixed, { makingPercent: 8 }, rated],
    ['gives a charge in percent', rated, { makingPercent: 12.5 }, { ...rated, makingBasisPoints: 1250 }],
    [
      'gives a charge as a sum',
      rated,
      { makingFixed: 900 },
      { ...rated, makingBasisPoints: null, makingFixed: 900 },
    ],
    ['prices the stones alone', rated, { stonesPrice: 0 }, { ...rated, stonesPrice: 0 }],
    ['leaves the charge where the price follows the rate anyway', rated, { price: null }, rated],
  ])('%s', (_what, before, row, after) => {
    expect(pricedBy(before, priceRowSchema.parse(row))).toEqual(after);
  });

  test.each([
    [{}, 'PRICE_ROW_EMPTY'],
    [{ makingPercent: null }, 'PRICE_ROW_EMPTY'],
    [{ price: 5000, makingPercent: 8 }, 'PRICE_TWICE'],
    [{ makingFixed: 5, makingPercent: 8 }, 'MAKING_TWICE'],
  ])('%j is refused as %s', (row, reason) => {
    expect(() => pricedBy(rated, priceRowSchema.parse(row))).toThrowError(
      expect.objectContaining({ reason }),
    );
  });

  test.each([{ price: 0 }, { price: 1.5 }, { price: -4 }, { makingPercent: 301 }, { stonesPrice: 1e9 }])(
    '%j is no price',
    (row) => {
      expect(priceRowSchema.safeParse(row).success).toBe(false);
    },
  );
});
