// @ts-check
import { expect, test } from 'vitest';
import { calculateMedian, calculateMedians, calculatePercentiles } from './figures.mjs';

test.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 5], middle: 5 },
  { values: [4, 1, 10, 2], middle: 3 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(calculateMedian(values)).toBe(middle);
});

test('takes the median of each figure separately', () => {
  const rounds = [
    { pace: 10, cpu: 3 },
    { pace: 30, cpu: 1 },
    { pace: 20, cpu: 2 },
  ];
  expect(calculateMedians(rounds)).toEqual({ pace: 20, cpu: 2 });
});

test('the median of unknown figures is unknown', () => {
  expect(calculateMedians([{ cpu: Number.NaN }]).cpu).toBeNaN();
});

test('p50 is the longest latency of the faster half, and one latency in a hundred exceeds p99', () => {
  const latencies = Array.from({ length: 1_000 }, (_, index) => 1_000 - index);
  expect(calculatePercentiles(latencies)).toEqual({ p50: 501, p99: 991 });
});
