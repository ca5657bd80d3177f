import { expect, test } from 'vitest';
import { pauseAfter } from './retrySchedule.ts';

const HOUR = 3_600_000;

test('it is tried nine times within more than a day, each pause longer than the one before', () => {
  const pauses = Array.from({ length: 8 }, (_, tries) => pauseAfter(tries + 1, { random: 0 }) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(5000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * HOUR);
  expect(pauseAfter(9, { random: 0 })).toBeNull();
});

test('what failed together does not come together again', () => {
  expect(pauseAfter(2, { random: 1 })).toBe(360_000);
});

test.each([
  [600_000, 600_000],
  [1000, 300_000],
  [48 * HOUR, 24 * HOUR],
])('a receiver that asks for %d ms is left alone for %d', (wishedMs, pause) => {
  expect(pauseAfter(2, { random: 0, wishedMs })).toBe(pause);
});
