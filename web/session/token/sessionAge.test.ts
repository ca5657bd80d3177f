import { expect, test } from 'vitest';
import { getWarningDays, hasEnded } from './sessionAge.ts';

const DAY_MS = 86_400_000;

test.each([
  [0, null],
  [25 * DAY_MS, null],
  [25 * DAY_MS + 1, 4],
  [26 * DAY_MS, 3],
  [28 * DAY_MS, 1],
  [28.5 * DAY_MS, 1],
  [29 * DAY_MS - 1, 1],
  [29 * DAY_MS, null],
  [Number.POSITIVE_INFINITY, null],
])('the warning for a session %d ms old shows %j days left', (age, days) => {
  expect(getWarningDays(age)).toBe(days);
});

test.each([
  [29 * DAY_MS - 1, false],
  [29 * DAY_MS, true],
  [Number.POSITIVE_INFINITY, true],
])('a session %d ms old has ended: %j', (age, expected) => {
  expect(hasEnded(age)).toBe(expected);
});
