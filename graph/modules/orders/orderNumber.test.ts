import { expect, test } from 'vitest';
import { generateOrderNumber } from './orderNumber.ts';

test('an order number consists of JW- and ten unambiguous characters', () => {
  const numbers = Array.from({ length: 500 }, generateOrderNumber);

  for (const number of numbers) expect(number).toMatch(/^JW-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(new Set(numbers).size).toBe(500);
});
