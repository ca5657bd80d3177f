import { expect, test } from 'vitest';
import { getRetryDelay } from './retrySchedule.ts';

const HOUR = 3_600_000;

test('makes nine attempts over more than a day, with increasing delays', () => {
  const delays = Array.from(
    { length: 8 },
    (_, failedAttempts) => getRetryDelay(failedAttempts + 1, { random: 0 }) ?? 0,
  );
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays[0]).toBe(5000);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * HOUR);
  expect(getRetryDelay(9, { random: 0 })).toBeNull();
});

test('deliveries that failed together are not retried together', () => {
  expect(getRetryDelay(2, { random: 1 })).toBe(360_000);
});

test.each([
  [600_000, 600_000],
  [1000, 300_000],
  [48 * HOUR, 24 * HOUR],
])('a receiver that requests a delay of %d ms gets a delay of %d ms', (requestedMs, delay) => {
  expect(getRetryDelay(2, { random: 0, requestedMs })).toBe(delay);
});
