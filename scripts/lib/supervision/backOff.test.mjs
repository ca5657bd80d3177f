// @ts-check
import { expect, test } from 'vitest';
import { pauseBefore } from './backOff.mjs';

test.each([
  ['the first end is followed at once', [1_000], 0],
  ['the second within a minute after half a second', [1_000, 2_000], 500],
  ['each further one after twice as long', [1_000, 2_000, 3_000], 1_000],
  ['the fourth after two seconds', [1_000, 2_000, 3_000, 4_000], 2_000],
  ['the fifth within a minute is the last', [1_000, 2_000, 3_000, 4_000, 60_999], undefined],
  ['an end of more than a minute ago counts no more', [1_000, 2_000, 3_000, 4_000, 62_500], 1_000],
  ['after a long while it is as if it were the first', [1_000, 2_000, 3_000, 4_000, 900_000], 0],
])('%s', (_case, ends, pause) => {
  expect(pauseBefore(ends)).toBe(pause);
});
