import { expect, test } from 'vitest';
import { isBeyondUnpaidLimits } from './unpaidLimits.ts';

const limits = { unpaidSumLimit: 500_000, unpaidCountLimit: 5 };
const nothing = { count: 0, total: 0 };

test.each([
  ['a first order up to the sum', 500_000, nothing, nothing, limits, false],
  ['a first order beyond the sum', 500_001, nothing, nothing, limits, true],
  ['one that makes the sum too much', 1, { count: 1, total: 500_000 }, nothing, limits, true],
  ['the last within the count', 1, { count: 4, total: 4 }, nothing, limits, false],
  ['one beyond the count', 1, { count: 5, total: 5 }, nothing, limits, true],
  ['one of many buyers in a network', 1, nothing, { count: 24, total: 24 }, limits, false],
  ['one of too many buyers in a network', 1, nothing, { count: 25, total: 25 }, limits, true],
  ['one of a network that has too much open', 1, nothing, { count: 1, total: 2_500_000 }, limits, true],
  ['any where the sum is switched off', 9_000_000, nothing, nothing, { ...limits, unpaidSumLimit: 0 }, false],
  ['any where the count is', 1, { count: 99, total: 9 }, nothing, { ...limits, unpaidCountLimit: 0 }, false],
])('%s: %d NPR', (_what, total, buyer, network, given, expected) => {
  expect(isBeyondUnpaidLimits(total, { buyer, network }, given)).toBe(expected);
});
