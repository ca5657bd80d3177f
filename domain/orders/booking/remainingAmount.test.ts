import { describe, expect, test } from 'vitest';
import { calculateBookedPrices } from './calculateBookedPrices.ts';
import { calculateRemainingAmount } from './remainingAmount.ts';

const line = { unitPrice: 330_000, quantity: 1 };

test.each([
  ['stays the same when the rate rises', 'FIXED', 336_600, 330_000],
  ['stays the same when the rate falls', 'FIXED', 323_400, 330_000],
  ['stays the same when the rate rises', 'LOWER_OF_BOTH', 336_600, 330_000],
  ['falls with the rate', 'LOWER_OF_BOTH', 323_400, 323_400],
  ['stays the same if it does not follow the rate', 'LOWER_OF_BOTH', null, 330_000],
] as const)('a booked price %s (rule %s)', (_case, rule, priceToday, price) => {
  expect(calculateBookedPrices([{ ...line, priceToday }], rule)).toEqual([price]);
});

test('each item gets the lower of both prices, so an increase of one does not offset a decrease of another', () => {
  const lines = [
    { ...line, priceToday: 340_000 },
    { unitPrice: 9_000, quantity: 2, priceToday: 8_000 },
  ];
  expect(calculateBookedPrices(lines, 'LOWER_OF_BOTH')).toEqual([330_000, 8_000]);
});

describe('the remaining amount', () => {
  const bookedOrder = { total: 100_000, paid: 25_000 };

  test.each([
    ['FIXED', 90_000, { total: 100_000, due: 75_000, refundDue: 0 }],
    ['LOWER_OF_BOTH', 90_000, { total: 90_000, due: 65_000, refundDue: 0 }],
    ['LOWER_OF_BOTH', 110_000, { total: 100_000, due: 75_000, refundDue: 0 }],
    ['LOWER_OF_BOTH', 20_000, { total: 20_000, due: 0, refundDue: 5_000 }],
  ] as const)(
    'is calculated with the rule %s and a total of %i today',
    (rateRule, totalToday, remainingAmount) => {
      expect(calculateRemainingAmount({ ...bookedOrder, rateRule }, totalToday)).toEqual(remainingAmount);
    },
  );

  test('is zero once the order is paid', () => {
    expect(calculateRemainingAmount({ ...bookedOrder, paid: 100_000, rateRule: 'FIXED' }, 120_000)).toEqual({
      total: 100_000,
      due: 0,
      refundDue: 0,
    });
  });
});
