import { expect, test } from 'vitest';
import { calculateChangePercent, needsConfirmation } from './rateChange.ts';

test.each([
  [300_000, 324_000, 8],
  [300_000, 276_000, -8],
  [300_000, 300_100, 0.03],
  [3, 4, 33.33],
])('the change from %i to %i is %d percent', (before, after, percent) => {
  expect(calculateChangePercent(before, after)).toBe(percent);
});

test.each([
  [300_000, 324_000, false],
  [300_000, 324_001, true],
  [300_000, 276_000, false],
  [300_000, 275_999, true],
  [null, 300_000, false],
])('the change from %s to %i needs confirmation: %s', (before, after, isNeeded) => {
  expect(needsConfirmation(before, after)).toBe(isNeeded);
});
