// @ts-check
import { expect, test } from 'vitest';
import { median, medians, percentiles } from './figures.mjs';

test.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 5], middle: 5 },
  { values: [4, 1, 10, 2], middle: 3 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test('each figure of some rounds has a median of its own', () => {
  const rounds = [
    { pace: 10, cpu: 3 },
    { pace: 30, cpu: 1 },
    { pace: 20, cpu: 2 },
  ];
  expect(medians(rounds)).toEqual({ pace: 20, cpu: 2 });
});

test('what is not known stays unknown', () => {
  expect(medians([{ cpu: Number.NaN }]).cpu).toBeNaN();
});

test('half take no longer than p50, and one of a hundred longer than p99', () => {
  const latencies = Array.from({ length: 1_000 }, (_, index) => 1_000 - index);
  expect(percentiles(latencies)).toEqual({ p50: 501, p99: 991 });
});
