import { expect, test } from 'vitest';
import { parseRupees } from './parseRupees.ts';

test.each([
  ['150000', 150_000],
  [' NPR 1,50,000 ', 150_000],
  ['रु १,५०,०००', 150_000],
  ['Rs. 900', 900],
])('"%s" is parsed as %i', (text, npr) => {
  expect(parseRupees(text)).toBe(npr);
});

test.each(['', 'cheap', '1e3', '-5', '1.5', '12345678901'])('"%s" is not a price', (text) => {
  expect(parseRupees(text)).toBeNull();
});
