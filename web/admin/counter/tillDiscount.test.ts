import { expect, test } from 'vitest';
import { tillDiscountProblem } from './tillDiscount.ts';
import { emptySale, withDiscount, withPiece } from './tillSale.ts';

const variant = { id: 'v1', sku: 'LOTUS-7', size: '7', price: 10_000, stock: 2 };
const ring = {
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  image: null,
  darkImage: null,
  variants: [variant],
};
const sale = withPiece(emptySale, ring, variant);
const quote = {
  lines: [{ index: 0, lineTotal: 10_000, priceBreakdown: { metal: 8000, making: 2000, stones: 0 } }],
  totals: {
    items: 10_000,
    discount: 0,
    totalAmount: 0,
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxPercent: 18,
    finalTotal: 0,
  },
  discountLimitPercent: 5,
};
const off = (value: number, on: 'ALL' | 'MAKING' = 'ALL') => {
  return { unit: 'PERCENT', value, on, reason: 'Regular' } as const;
};

test('what is given together is held against the limit of whoever sells', () => {
  expect(tillDiscountProblem({ ...sale, discount: off(5) }, quote)).toBeNull();
  const both = withDiscount({ ...sale, discount: off(3) }, 'v1', off(3));
  expect(tillDiscountProblem(both, quote)).toMatchObject({
    reason: 'DISCOUNT_ABOVE_LIMIT',
    params: { percent: 5, limitNpr: 500 },
  });
});

test('of the making charge it is a part of the price', () => {
  expect(tillDiscountProblem({ ...sale, discount: off(25, 'MAKING') }, quote)).toBeNull();
  expect(tillDiscountProblem({ ...sale, discount: off(26, 'MAKING') }, quote)).not.toBeNull();
});

test('who has no limit may take off all there is, and no more', () => {
  const free = { ...quote, discountLimitPercent: null };
  expect(tillDiscountProblem({ ...sale, discount: off(100) }, free)).toBeNull();
  const more = { ...off(1), unit: 'NPR', value: 10_001 } as const;
  expect(tillDiscountProblem({ ...sale, discount: more }, free)?.reason).toBe('DISCOUNT_ABOVE_PRICE');
});
