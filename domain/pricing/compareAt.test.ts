import { expect, test } from 'vitest';
import { shownCompareAt } from './compareAt.ts';

test.each([
  [12_000, 9_500, 12_000],
  [9_501, 9_500, 9_501],
  [9_500, 9_500, null],
  [9_000, 9_500, null],
  [null, 9_500, null],
])('a price of before of %s beside one of %s shows as %s', (compareAtPrice, price, shown) => {
  expect(shownCompareAt({ compareAtPrice, price })).toBe(shown);
});
