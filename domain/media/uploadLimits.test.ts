import { expect, test } from 'vitest';
import { PHOTO_FILE_LIMIT, toMegabytes, VIDEO_FILE_LIMIT } from './uploadLimits.ts';

test.each([PHOTO_FILE_LIMIT, VIDEO_FILE_LIMIT])('$tooLarge states the actual limit', (limit) => {
  expect(limit.tooLarge).toMatch(new RegExp(` ${toMegabytes(limit)} MB\\.$`));
});
