import { expect, test } from 'vitest';
import { findTillDiscountProblem } from './tillDiscount.ts';
import { addItem, emptySale, setDiscount } from './tillSale.ts';

const variant = { id: 'v1', sku: 'LOTUS-7', size: '7', price: 10_000, stock: 2 };
const ring = {
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  image: null,
  darkImage: null,
  variants: [variant],
};
const sale = addItem(emptySale, ring, variant);
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
const createDiscount = (value: number, basis: 'ALL' | 'MAKING' = 'ALL') => {
  return { unit: 'PERCENT', value, on: basis, reason: 'Regular' } as const;
};

test('discounts of a sale count together against the seller’s limit', () => {
  expect(findTillDiscountProblem({ ...sale, discount: createDiscount(5) }, quote)).toBeNull();
  const saleWithBothDiscounts = setDiscount(
    { ...sale, discount: createDiscount(3) },
    'v1',
    createDiscount(3),
  );
  expect(findTillDiscountProblem(saleWithBothDiscounts, quote)).toMatchObject({
    reason: 'DISCOUNT_ABOVE_LIMIT',
    params: { percent: 5, limitNpr: 500 },
  });
});

test('a discount on the making charge counts as a share of the price', () => {
  expect(findTillDiscountProblem({ ...sale, discount: createDiscount(25, 'MAKING') }, quote)).toBeNull();
  expect(findTillDiscountProblem({ ...sale, discount: createDiscount(26, 'MAKING') }, quote)).not.toBeNull();
});

test('without a limit the whole price can be discounted, but no more', () => {
  const unlimitedQuote = { ...quote, discountLimitPercent: null };
  expect(findTillDiscountProblem({ ...sale, discount: createDiscount(100) }, unlimitedQuote)).toBeNull();
  const excessiveDiscount = { ...createDiscount(1), unit: 'NPR', value: 10_001 } as const;
  expect(findTillDiscountProblem({ ...sale, discount: excessiveDiscount }, unlimitedQuote)?.reason).toBe(
    'DISCOUNT_ABOVE_PRICE',
  );
});
