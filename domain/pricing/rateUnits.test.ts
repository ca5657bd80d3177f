import { expect, test } from 'vitest';
import { RATE_UNITS, toRatePerTola, toRatePerUnit } from './rateUnits.ts';

test.each([
  [305_200, 'TOLA', 305_200],
  [261_660, 'TEN_GRAMS', 305_200],
  [26_166, 'GRAM', 305_200],
  [26_165.98, 'GRAM', 305_200],
] as const)('NPR %d for %s is NPR %d per tola', (amount, unit, perTola) => {
  expect(toRatePerTola(amount, unit)).toBe(perTola);
});

test('converting to another weight and back returns the same amount per tola', () => {
  for (const unit of RATE_UNITS) expect(toRatePerTola(toRatePerUnit(305_200, unit), unit)).toBe(305_200);
  expect(toRatePerUnit(305_200, 'GRAM')).toBe(26_165.98);
});
