import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { calculateTotals } from '../orderTotals.ts';
import { calculateLineTotalsWithTax } from './calculateLineTotalsWithTax.ts';

const rules = DEFAULT_SETTINGS;

test.each([
  ['one line', [{ price: 185_580, quantity: 1 }], [218_984]],
  [
    'lines whose taxes are rounded',
    [
      { price: 25, quantity: 1 },
      { price: 25, quantity: 1 },
    ],
    [30, 29],
  ],
  ['no lines', [], []],
])('the line totals with tax add up to the total excluding shipping: %s', (_name, lines, expected) => {
  const { finalTotal, shipping } = calculateTotals({ lines, rules });
  const totals = calculateLineTotalsWithTax(lines, rules);
  expect(totals).toEqual(expected);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(finalTotal - shipping);
});
