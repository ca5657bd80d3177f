import { expect, test } from 'vitest';
import { matchesEtag } from './matchesEtag.ts';

const ETAG = 'W/"a1"';

test.each(['W/"a1"', '"a1"', '"b2", W/"a1"', 'W/"b2",W/"a1"', '*'])('%s matches the etag', (ifNoneMatch) => {
  expect(matchesEtag({ 'if-none-match': ifNoneMatch }, ETAG)).toBe(true);
});

test.each([undefined, '', '"b2"', 'W/"a"', 'a1'])('%s does not match the etag', (ifNoneMatch) => {
  expect(matchesEtag(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }, ETAG)).toBe(false);
});
