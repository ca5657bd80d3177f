import { describe, expect, test } from 'vitest';
import { pricedBy, priceRowSchema } from './priceRow.ts';

const rated = {
  pricingMode: 'RATE' as const,
  fixedPrice: null,
  compareAtPrice: null,
  makingBasisPoints: 800,
  makingFixed: null,
  stonesPrice: 2000,
};
const fixed = { ...rated, pricingMode: 'FIXED' as const, fixedPrice: 5000 };
const struck = { ...fixed, compareAtPrice: 7000 };
const bare = { ...fixed, makingBasisPoints: null };
/** What they all cost, whichever way. */
const price = 5000;

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
    ['lets a price follow the rate, with the charge that it had', fixed, { price: null }, rated],
    [
      'lets it, with the charge of a sum',
      { ...bare, makingFixed: 700 },
      { price: null },
      { ...rated, makingBasisPoints: null, makingFixed: 700 },
    ],
    ['changes nothing where it costs that already by the rate', rated, { price: 5000 }, rated],
    ['likewise with its stones as they are', rated, { price: 5000, stonesPrice: 2000 }, rated],
    ['fixes it beside other stones', rated, { price: 5000, stonesPrice: 1 }, { ...fixed, stonesPrice: 1 }],
    [
      'takes a price that is far off where today’s is told',
      fixed,
      { price: 900, expected: 5000 },
      { ...fixed, fixedPrice: 900 },
    ],
    ['takes one that is just near enough', fixed, { price: 1000 }, { ...fixed, fixedPrice: 1000 }],
    ['lets it, with a charge', bare, { price: null, makingPercent: 8 }, rated],
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
    expect(pricedBy({ ...before, price }, priceRowSchema.parse(row))).toEqual(after);
  });

  test.each([
    [{}, 'PRICE_ROW_EMPTY'],
    [{ makingPercent: null }, 'PRICE_ROW_EMPTY'],
    [{ price: 5000, makingPercent: 8 }, 'PRICE_TWICE'],
    [{ makingFixed: 5, makingPercent: 8 }, 'MAKING_TWICE'],
    [{ price: null }, 'MAKING_UNKNOWN'],
    [{ price: 4800, expected: 4900 }, 'PRICE_IS_ANOTHER'],
    [{ makingPercent: 8, expected: 4900 }, 'PRICE_IS_ANOTHER'],
    [{ price: 999 }, 'PRICE_FAR_OFF'],
    [{ price: 25_001 }, 'PRICE_FAR_OFF'],
  ])('%j is refused as %s', (row, reason) => {
    expect(() => pricedBy({ ...bare, price }, priceRowSchema.parse(row))).toThrowError(
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

test('a piece that was never priced has no price to be far from', () => {
  expect(pricedBy({ ...bare, price: 0 }, { price: 90_000 })).toMatchObject({ fixedPrice: 90_000 });
});
