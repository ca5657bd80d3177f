import { expect, test } from 'vitest';
import { calculateSales } from './sales.ts';

const order = {
  itemsTotal: 100_000,
  discount: 10_000,
  shipping: 200,
  tax: 16_200,
  finalTotal: 106_400,
  credited: 0,
  shippingCredited: 0,
};

test.each([
  ['without returns', {}, { returns: 0, revenue: 90_000, shipping: 200, tax: 16_200, total: 106_400 }],
  [
    'with half of its items returned',
    { credited: 53_100 },
    { returns: 45_000, revenue: 45_000, shipping: 200, tax: 8_100, total: 53_300 },
  ],
  [
    'with half of its items and its shipping credited',
    { credited: 53_300, shippingCredited: 200 },
    { returns: 45_000, revenue: 45_000, shipping: 0, tax: 8_100, total: 53_100 },
  ],
  [
    'credited with less than its shipping after a deduction',
    { credited: 150, shippingCredited: 200 },
    { returns: 0, revenue: 90_000, shipping: 50, tax: 16_200, total: 106_250 },
  ],
])('for an order %s, revenue is net sales and the parts add up to the total', (_name, overrides, parts) => {
  const sales = calculateSales({ ...order, ...overrides });
  expect(sales).toEqual({ grossSales: 100_000, discounts: 10_000, ...parts });
  expect(sales.revenue + sales.shipping + sales.tax).toBe(sales.total);
});

test('a free order has no sales', () => {
  const freeOrder = { ...order, itemsTotal: 500, discount: 500, shipping: 0, tax: 0, finalTotal: 0 };
  expect(calculateSales(freeOrder)).toMatchObject({ revenue: 0, returns: 0, total: 0 });
});
