import { expect, test } from 'vitest';
import { PHOTO_FILE, toMegabytes, VIDEO_FILE } from './uploadLimits.ts';

test.each([PHOTO_FILE, VIDEO_FILE])('$tooLarge states the actual limit', (limit) => {
  expect(limit.tooLarge).toMatch(new RegExp(` ${toMegabytes(limit)} MB\\.$`));
});
