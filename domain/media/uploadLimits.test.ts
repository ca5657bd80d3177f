import { expect, test } from 'vitest';
import { PHOTOGRAPH_FILE, toMegabytes, VIDEO_FILE } from './uploadLimits.ts';

test.each([PHOTOGRAPH_FILE, VIDEO_FILE])('$tooLarge gives the limit that holds', (limit) => {
  expect(limit.tooLarge).toMatch(new RegExp(` ${toMegabytes(limit)} MB\\.$`));
});
