import { expect, test } from 'vitest';
import { parseByteRange } from './byteRange.ts';

test.each([
  [undefined, null],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=40-59', { from: 40, to: 59 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-9', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('the range %s of a hundred bytes requests %o', (range, part) => {
  expect(parseByteRange(range, 100)).toEqual(part);
});
