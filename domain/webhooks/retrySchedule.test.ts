import { expect, test } from 'vitest';
import { retryDelay } from './retrySchedule.ts';

const HOUR = 3_600_000;

test('makes nine attempts over more than a day, with increasing delays', () => {
  const pauses = Array.from({ length: 8 }, (_, tries) => retryDelay(tries + 1, { random: 0 }) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBe(5000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * HOUR);
  expect(retryDelay(9, { random: 0 })).toBeNull();
});

test('deliveries that failed together are not retried together', () => {
  expect(retryDelay(2, { random: 1 })).toBe(360_000);
});

test.each([
  [600_000, 600_000],
  [1000, 300_000],
  [48 * HOUR, 24 * HOUR],
])('a receiver that requests %d ms gets a delay of %d', (requestedMs, pause) => {
  expect(retryDelay(2, { random: 0, requestedMs })).toBe(pause);
});
