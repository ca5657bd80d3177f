import { expect, test } from 'vitest';
import { formatExactNpr } from './exactNpr.ts';

test.each([
  [11_800, 'en', 'NPR 11,800'],
  [985.5, 'en', 'NPR 985.50'],
  [-0.05, 'en', '−NPR 0.05'],
  [0.1 + 0.2, 'en', 'NPR 0.30'],
  [-1800, 'en', '−NPR 1,800'],
  [1234.56, 'ne', 'रु १,२३४.५६'],
])('formats %f in %s as %s', (npr, language, text) => {
  expect(formatExactNpr(npr, language)).toBe(text);
});
