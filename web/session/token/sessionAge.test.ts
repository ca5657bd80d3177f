import { expect, test } from 'vitest';
import { daysToWarn, hasEnded } from './sessionAge.ts';

const DAY = 86_400_000;

test.each([
  [0, null],
  [25 * DAY, null],
  [25 * DAY + 1, 4],
  [26 * DAY, 3],
  [28 * DAY, 1],
  [28.5 * DAY, 1],
  [29 * DAY - 1, 1],
  [29 * DAY, null],
  [Number.POSITIVE_INFINITY, null],
])('a session of %d ms warns with %j days left', (age, days) => {
  expect(daysToWarn(age)).toBe(days);
});

test.each([
  [29 * DAY - 1, false],
  [29 * DAY, true],
  [Number.POSITIVE_INFINITY, true],
])('a session of %d ms has ended: %j', (age, expected) => {
  expect(hasEnded(age)).toBe(expected);
});
