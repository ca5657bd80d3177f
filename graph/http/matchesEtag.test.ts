import { expect, test } from 'vitest';
import { isKnownTo } from './isKnownTo.ts';

const ETAG = 'W/"a1"';

test.each(['W/"a1"', '"a1"', '"b2", W/"a1"', 'W/"b2",W/"a1"', '*'])('who says it has %s has it', (known) => {
  expect(isKnownTo({ 'if-none-match': known }, ETAG)).toBe(true);
});

test.each([undefined, '', '"b2"', 'W/"a"', 'a1'])('who says %s does not', (known) => {
  expect(isKnownTo(known === undefined ? {} : { 'if-none-match': known }, ETAG)).toBe(false);
});
