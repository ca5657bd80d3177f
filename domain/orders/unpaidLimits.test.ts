import { expect, test } from 'vitest';
import { exceedsUnpaidLimits, getDecisiveCount } from './unpaidLimits.ts';

const limits = { unpaidTotalLimit: 500_000, unpaidCountLimit: 5, unpaidItemsLimit: 10 };
const noExposure = { count: 0, total: 0, quantity: 0 };
const buildExposure = (values: Partial<typeof noExposure>) => ({ ...noExposure, ...values });

test.each([
  ['a first order at the amount limit', 500_000, noExposure, noExposure, limits, false],
  ['a first order above the amount limit', 500_001, noExposure, noExposure, limits, true],
  [
    'an order that exceeds the amount limit',
    1,
    buildExposure({ count: 1, total: 500_000 }),
    noExposure,
    limits,
    true,
  ],
  [
    'the last order within the count limit',
    1,
    buildExposure({ count: 4, total: 4 }),
    noExposure,
    limits,
    false,
  ],
  ['an order beyond the count limit', 1, buildExposure({ count: 5, total: 5 }), noExposure, limits, true],
  [
    'the last order within a network’s count limit',
    1,
    noExposure,
    buildExposure({ count: 24, total: 24 }),
    limits,
    false,
  ],
  [
    'an order beyond a network’s count limit',
    1,
    noExposure,
    buildExposure({ count: 25, total: 25 }),
    limits,
    true,
  ],
  [
    'an order beyond a network’s amount limit',
    1,
    noExposure,
    buildExposure({ count: 1, total: 2_500_000 }),
    limits,
    true,
  ],
  ['the last item within a customer’s limit', 1, buildExposure({ quantity: 9 }), noExposure, limits, false],
  ['one item beyond a customer’s limit', 1, buildExposure({ quantity: 10 }), noExposure, limits, true],
  ['the last item within a network’s limit', 1, noExposure, buildExposure({ quantity: 49 }), limits, false],
  ['one item beyond a network’s limit', 1, noExposure, buildExposure({ quantity: 50 }), limits, true],
  [
    'any order without an amount limit',
    9_000_000,
    noExposure,
    noExposure,
    { ...limits, unpaidTotalLimit: 0 },
    false,
  ],
  [
    'any order without a count limit',
    1,
    buildExposure({ count: 99 }),
    noExposure,
    { ...limits, unpaidCountLimit: 0 },
    false,
  ],
  [
    'any order without an item limit',
    1,
    buildExposure({ quantity: 99 }),
    noExposure,
    { ...limits, unpaidItemsLimit: 0 },
    false,
  ],
])('checks %s (NPR %d)', (_case, finalTotal, customer, network, values, expected) => {
  expect(exceedsUnpaidLimits({ finalTotal, quantity: 1 }, { customer, network }, values)).toBe(expected);
});

test('the decisive count never exceeds the lowest limit', () => {
  expect(getDecisiveCount(limits)).toBe(5);
  expect(getDecisiveCount({ ...limits, unpaidCountLimit: 0 })).toBe(10);
  const sumLimits = { ...limits, unpaidCountLimit: 0, unpaidItemsLimit: 0 };
  expect(getDecisiveCount(sumLimits)).toBe(1000);
  const isBeyondLimits = (count: number, values: typeof limits) =>
    exceedsUnpaidLimits(
      { finalTotal: 1, quantity: 1 },
      { customer: buildExposure({ count }), network: noExposure },
      values,
    );
  expect([isBeyondLimits(999, sumLimits), isBeyondLimits(1000, sumLimits)]).toEqual([false, true]);
  expect(isBeyondLimits(1000, { unpaidTotalLimit: 0, unpaidCountLimit: 0, unpaidItemsLimit: 0 })).toBe(false);
});
