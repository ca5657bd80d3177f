// @ts-check
import { expect, test } from 'vitest';
import { getRestartDelay } from './restartDelay.mjs';

test.each([
  ['restarts without delay after the first exit', [1_000], 0],
  ['waits half a second after the second exit within a minute', [1_000, 2_000], 500],
  ['waits twice as long after each further exit', [1_000, 2_000, 3_000], 1_000],
  ['waits two seconds after the fourth exit', [1_000, 2_000, 3_000, 4_000], 2_000],
  ['does not restart after the fifth exit within a minute', [1_000, 2_000, 3_000, 4_000, 60_999], undefined],
  ['ignores exits more than a minute ago', [1_000, 2_000, 3_000, 4_000, 62_500], 1_000],
  ['restarts without delay after a long time', [1_000, 2_000, 3_000, 4_000, 900_000], 0],
])('%s', (_case, exitTimes, expectedDelay) => {
  expect(getRestartDelay(exitTimes)).toBe(expectedDelay);
});
