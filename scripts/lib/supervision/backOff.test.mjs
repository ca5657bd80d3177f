// @ts-check
import { expect, test } from 'vitest';
import { restartDelay } from './restartDelay.mjs';

test.each([
  ['no delay after the first exit', [1_000], 0],
  ['half a second after the second exit within a minute', [1_000, 2_000], 500],
  ['twice as long after each further exit', [1_000, 2_000, 3_000], 1_000],
  ['two seconds after the fourth exit', [1_000, 2_000, 3_000, 4_000], 2_000],
  ['no restart after the fifth exit within a minute', [1_000, 2_000, 3_000, 4_000, 60_999], undefined],
  ['ignores exits of more than a minute ago', [1_000, 2_000, 3_000, 4_000, 62_500], 1_000],
  ['no delay again after a long time', [1_000, 2_000, 3_000, 4_000, 900_000], 0],
])('%s', (_case, exitTimes, pause) => {
  expect(restartDelay(exitTimes)).toBe(pause);
});
