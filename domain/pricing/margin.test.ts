import { expect, test } from 'vitest';
import { calculateMargin } from './margin.ts';

test.each([
  [100_000, 70_000, { amount: 30_000, percent: 30 }],
  [30_000, 20_000, { amount: 10_000, percent: 33.3 }],
  [1000, 0, { amount: 1000, percent: 100 }],
  [1000, 1000, { amount: 0, percent: 0 }],
  [1000, 1250, { amount: -250, percent: -25 }],
])('calculates the margin for a price of %d and a cost of %d', (price, cost, margin) => {
  expect(calculateMargin(price, cost)).toEqual(margin);
});

test.each([
  [null, 1000],
  [0, 1000],
  [1000, null],
])('the margin is null for a price of %s and a cost of %s', (price, cost) => {
  expect(calculateMargin(price, cost)).toBeNull();
});
