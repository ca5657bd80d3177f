import { expect, test } from 'vitest';
import { getDisplayedCompareAtPrice } from './compareAt.ts';

test.each([
  [12_000, 9_500, 12_000],
  [9_501, 9_500, 9_501],
  [9_500, 9_500, null],
  [9_000, 9_500, null],
  [null, 9_500, null],
])('a compare-at price of %s with a price of %s is shown as %s', (compareAtPrice, price, displayedPrice) => {
  expect(getDisplayedCompareAtPrice({ compareAtPrice, price })).toBe(displayedPrice);
});
