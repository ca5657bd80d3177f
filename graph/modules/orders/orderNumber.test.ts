import { expect, test } from 'vitest';
import { newOrderNumber, readOrderNumber } from './orderNumber.ts';

test('an order number is JW- and ten characters that cannot be mistaken for each other', () => {
  const numbers = Array.from({ length: 500 }, newOrderNumber);

  for (const number of numbers) expect(number).toMatch(/^JW-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(new Set(numbers).size).toBe(500);
});

test.each([
  [' jw-7k2m9qx4tb ', 'JW-7K2M9QX4TB'],
  ['JW-OOIL000000', 'JW-0011000000'],
  ['0190a3f2-id', '0190A3F2-ID'],
])('%j is read as %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});
