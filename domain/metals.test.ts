import { expect, test } from 'vitest';
import { finenessOf, isPurity } from './metals.ts';

test.each([
  ['24K', 1],
  ['22K', 22 / 24],
  ['18K', 0.75],
  ['14K', 14 / 24],
  ['999', 0.999],
  ['925', 0.925],
])('%s is %d fine', (purity, fineness) => {
  expect(isPurity(purity)).toBe(true);
  expect(finenessOf(purity)).toBe(fineness);
});

test.each(['', '22k', '21K', '9K', 'toString', '__proto__'])('"%s" is no purity', (text) => {
  expect(isPurity(text)).toBe(false);
  expect(() => finenessOf(text)).toThrow(expect.objectContaining({ code: 'INVALID', field: 'purity' }));
});
