import { describe, expect, test } from 'vitest';
import { calculateTotals } from '#domain/orders/orderTotals.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { calculatePriceBeforeTax } from './calculatePriceBeforeTax.ts';
import { calculatePriceWithTax } from './calculatePriceWithTax.ts';

const PERCENTAGES = [0, 1, 13, 18, 99, 100];
const PRICES = [
  0,
  1,
  2,
  24,
  25,
  50,
  999,
  5000,
  185_580,
  99_999_999,
  ...Array.from({ length: 300 }, (_, n) => n),
];

test('NPR 1,85,580 is NPR 2,18,984 with 18 % tax', () => {
  expect(calculatePriceWithTax(185_580, { taxPercent: 18 })).toBe(218_984);
});

describe.each(PERCENTAGES)('with %d %% tax', (taxPercent) => {
  const rules = { ...DEFAULT_SETTINGS, taxPercent };

  test('the price is the total of a cart with one such item, excluding shipping', () => {
    for (const price of PRICES) {
      const { finalTotal, shipping } = calculateTotals({ lines: [{ price, quantity: 1 }], rules });
      expect(calculatePriceWithTax(price, rules)).toBe(finalTotal - shipping);
    }
  });

  test('a higher price is also higher with tax', () => {
    for (const price of PRICES)
      expect(calculatePriceWithTax(price + 1, rules)).toBeGreaterThan(calculatePriceWithTax(price, rules));
  });

  test('the price before tax is the highest one whose price with tax does not exceed the amount', () => {
    for (const npr of PRICES) {
      const price = calculatePriceBeforeTax(npr, rules);
      expect(calculatePriceWithTax(price, rules)).toBeLessThanOrEqual(npr);
      expect(calculatePriceWithTax(price + 1, rules)).toBeGreaterThan(npr);
    }
  });
});
