import { expect, test } from 'vitest';
import { type AskedDiscount, discountPercent, staffDiscount } from './staffDiscount.ts';

const asked = (unit: AskedDiscount['unit'], value: number, on: AskedDiscount['on'] = 'ALL') => {
  return { unit, value, on, reason: 'Regular' };
};
const line = (lineTotal: number, making: number, discount: AskedDiscount | null = null, index = 0) => {
  return { index, lineTotal, making, discount };
};

test('a percentage is of the making charge alone, or of all', () => {
  expect(staffDiscount([line(100_000, 8000, asked('PERCENT', 50, 'MAKING'))], null).lines).toEqual([4000]);
  expect(staffDiscount([line(100_000, 8000, asked('PERCENT', 0.5))], null).lines).toEqual([500]);
});

test('the discount on the whole is of what the lines leave', () => {
  const lines = [line(100_000, 8000, asked('NPR', 8000, 'MAKING')), line(50_000, 4000, null, 1)];
  expect(staffDiscount(lines, asked('PERCENT', 10))).toEqual({
    lines: [8000, 0],
    whole: 14_200,
    total: 22_200,
  });
  expect(staffDiscount(lines, asked('PERCENT', 100, 'MAKING')).whole).toBe(4000);
});

test('none is more than there is', () => {
  expect(() => staffDiscount([line(1000, 80, asked('NPR', 81, 'MAKING'), 3)], null)).toThrow(
    expect.objectContaining({ reason: 'DISCOUNT_ABOVE_PRICE', field: 'lines.3.discount' }),
  );
  expect(() => staffDiscount([line(1000, 0)], asked('PERCENT', 5, 'MAKING'))).toThrow(
    expect.objectContaining({ reason: 'NO_MAKING_CHARGE', field: 'discount' }),
  );
});

test.each([
  [500, 10_000, 5],
  [1, 3, 33.33],
  [0, 0, 0],
])('%i of %i is %d percent', (discount, items, percent) => {
  expect(discountPercent(discount, items)).toBe(percent);
});
