import { expect, test } from 'vitest';
import { breakDownPrice, type PriceParts } from '#domain/pricing/productPrice.ts';
import { getVariantBreakdown } from './breakdownOfVariant.ts';

const parts: PriceParts = {
  weightMg: 7840,
  purity: '22K',
  ratePerTola: 305_200,
  making: { kind: 'PERCENT', percent: 8 },
  stones: 18_000,
};
const product = breakDownPrice(parts);

test("the default size has the server's breakdown", () => {
  expect(getVariantBreakdown(product, { price: product.total, weightMg: 7840 })).toBe(product);
});

test("the breakdown of a heavier size is calculated from the server's price, exact to the rupee", () => {
  const heavierBreakdown = breakDownPrice({ ...parts, weightMg: 8210 });
  expect(getVariantBreakdown(product, { price: heavierBreakdown.total, weightMg: 8210 })).toEqual(
    heavierBreakdown,
  );
});

test('the lines of every size add up to its price', () => {
  const { metal, making, stones, total } = getVariantBreakdown(product, { price: 999_999, weightMg: 8210 });
  expect(metal + making + stones).toBe(999_999);
  expect(total).toBe(999_999);
});
