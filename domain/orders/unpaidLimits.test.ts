import { expect, test } from 'vitest';
import { decisiveCount, isBeyondUnpaidLimits } from './unpaidLimits.ts';

const limits = { unpaidSumLimit: 500_000, unpaidCountLimit: 5, unpaidPiecesLimit: 10 };
const nothing = { count: 0, total: 0, pieces: 0 };
const open = (given: Partial<typeof nothing>) => ({ ...nothing, ...given });

test.each([
  ['a first order up to the sum', 500_000, nothing, nothing, limits, false],
  ['a first order beyond the sum', 500_001, nothing, nothing, limits, true],
  ['one that makes the sum too much', 1, open({ count: 1, total: 500_000 }), nothing, limits, true],
  ['the last within the count', 1, open({ count: 4, total: 4 }), nothing, limits, false],
  ['one beyond the count', 1, open({ count: 5, total: 5 }), nothing, limits, true],
  ['one of many buyers in a network', 1, nothing, open({ count: 24, total: 24 }), limits, false],
  ['one of too many buyers in a network', 1, nothing, open({ count: 25, total: 25 }), limits, true],
  ['one of a network that has too much open', 1, nothing, open({ count: 1, total: 2_500_000 }), limits, true],
  ['the last piece of a buyer', 1, open({ pieces: 9 }), nothing, limits, false],
  ['one piece too many of a buyer', 1, open({ pieces: 10 }), nothing, limits, true],
  ['the last piece of a network', 1, nothing, open({ pieces: 49 }), limits, false],
  ['one piece too many of a network', 1, nothing, open({ pieces: 50 }), limits, true],
  ['any where the sum is switched off', 9_000_000, nothing, nothing, { ...limits, unpaidSumLimit: 0 }, false],
  ['any where the count is', 1, open({ count: 99 }), nothing, { ...limits, unpaidCountLimit: 0 }, false],
  ['any where the pieces are', 1, open({ pieces: 99 }), nothing, { ...limits, unpaidPiecesLimit: 0 }, false],
])('%s: %d NPR', (_what, finalTotal, buyer, network, given, expected) => {
  expect(isBeyondUnpaidLimits({ finalTotal, pieces: 1 }, { buyer, network }, given)).toBe(expected);
});

test('no more open orders are counted than decide', () => {
  expect(decisiveCount(limits)).toBe(5);
  expect(decisiveCount({ ...limits, unpaidCountLimit: 0 })).toBe(10);
  const bySum = { ...limits, unpaidCountLimit: 0, unpaidPiecesLimit: 0 };
  expect(decisiveCount(bySum)).toBe(1000);
  const beyond = (count: number, given: typeof limits) =>
    isBeyondUnpaidLimits({ finalTotal: 1, pieces: 1 }, { buyer: open({ count }), network: nothing }, given);
  expect([beyond(999, bySum), beyond(1000, bySum)]).toEqual([false, true]);
  expect(beyond(1000, { unpaidSumLimit: 0, unpaidCountLimit: 0, unpaidPiecesLimit: 0 })).toBe(false);
});
