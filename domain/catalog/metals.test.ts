import { expect, test } from 'vitest';
import { formatPurity, isPurity, readFineness } from './metals.ts';

test.each([
  ['24K', 1],
  ['22K', 22 / 24],
  ['18K', 0.75],
  ['14K', 14 / 24],
  ['999', 0.999],
  ['925', 0.925],
])('%s has the fineness %d', (purity, fineness) => {
  expect(isPurity(purity)).toBe(true);
  expect(readFineness(purity)).toBe(fineness);
});

test('formats a purity in each language', () => {
  expect(formatPurity('22K')).toBe('22K');
  expect(formatPurity('22K', 'ne')).toBe('२२ क्यारेट');
  expect(formatPurity('925', 'ne')).toBe('९२५');
});

test.each(['', '22k', '21K', '9K', 'toString', '__proto__'])('rejects the purity "%s"', (text) => {
  expect(isPurity(text)).toBe(false);
  expect(() => readFineness(text)).toThrow(RangeError);
});
