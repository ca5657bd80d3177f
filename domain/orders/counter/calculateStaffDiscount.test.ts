import { expect, test } from 'vitest';
import {
  calculateDiscountPercent,
  calculateStaffDiscount,
  type DiscountInput,
} from './calculateStaffDiscount.ts';

const buildDiscount = (unit: DiscountInput['unit'], value: number, on: DiscountInput['on'] = 'ALL') => {
  return { unit, value, on, reason: 'Regular' };
};
const buildLine = (lineTotal: number, making: number, discount: DiscountInput | null = null, index = 0) => {
  return { index, lineTotal, making, discount };
};

test('a percentage applies to the making charge or to the whole price', () => {
  expect(
    calculateStaffDiscount([buildLine(100_000, 8000, buildDiscount('PERCENT', 50, 'MAKING'))], null).lines,
  ).toEqual([4000]);
  expect(
    calculateStaffDiscount([buildLine(100_000, 8000, buildDiscount('PERCENT', 0.5))], null).lines,
  ).toEqual([500]);
});

test('the discount on the whole sale applies to the price after line discounts', () => {
  const lines = [
    buildLine(100_000, 8000, buildDiscount('NPR', 8000, 'MAKING')),
    buildLine(50_000, 4000, null, 1),
  ];
  expect(calculateStaffDiscount(lines, buildDiscount('PERCENT', 10))).toEqual({
    lines: [8000, 0],
    saleAmount: 14_200,
    total: 22_200,
  });
  expect(calculateStaffDiscount(lines, buildDiscount('PERCENT', 100, 'MAKING')).saleAmount).toBe(4000);
});

test('no discount exceeds the price', () => {
  expect(() =>
    calculateStaffDiscount([buildLine(1000, 80, buildDiscount('NPR', 81, 'MAKING'), 3)], null),
  ).toThrow(expect.objectContaining({ reason: 'DISCOUNT_ABOVE_PRICE', field: 'lines.3.discount' }));
  expect(() => calculateStaffDiscount([buildLine(1000, 0)], buildDiscount('PERCENT', 5, 'MAKING'))).toThrow(
    expect.objectContaining({ reason: 'NO_MAKING_CHARGE', field: 'discount' }),
  );
});

test.each([
  [500, 10_000, 5],
  [1, 3, 33.33],
  [0, 0, 0],
])('a discount of %i on %i is %d percent', (discount, items, percent) => {
  expect(calculateDiscountPercent(discount, items)).toBe(percent);
});
