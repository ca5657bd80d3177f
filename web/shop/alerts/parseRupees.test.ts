import { expect, test } from 'vitest';
import { readRupees } from './readRupees.ts';

test.each([
  ['150000', 150_000],
  [' NPR 1,50,000 ', 150_000],
  ['रु १,५०,०००', 150_000],
  ['Rs. 900', 900],
])('"%s" is read as %i', (text, npr) => {
  expect(readRupees(text)).toBe(npr);
});

test.each(['', 'cheap', '1e3', '-5', '1.5', '12345678901'])('"%s" is no price', (text) => {
  expect(readRupees(text)).toBeNull();
});
