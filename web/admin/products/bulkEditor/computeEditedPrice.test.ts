import { expect, test } from 'vitest';
import { computeEditedPrice } from './computeEditedPrice.ts';
import { toLines } from './gridRows.ts';
import { aProduct } from './testing/aProduct.ts';

const rates = { GOLD: 300_000 };
const ratePricedProduct = aProduct('a', {
  staff: { pricingMode: 'RATE', fixedPrice: null, makingPercent: 10 },
  variants: [{ size: '12' }, { size: '14', weightMg: 10_000 }],
});
const lines = toLines([ratePricedProduct]);
const computePrices = (edits: Record<string, string>) =>
  lines.map((line) => computeEditedPrice(line, { a: edits }, rates));

test('an unedited price is null', () => {
  expect(computePrices({})).toEqual([null, null, null]);
  expect(computePrices({ name: 'Thin ring', 'a-v1/barcode': '1' })).toEqual([null, null, null]);
});

test('a fixed price applies to the product and every variant', () => {
  expect(computePrices({ fixedPrice: '9000', makingPercent: '' })).toEqual([9000, 9000, 9000]);
});

test('with the metal rate, each variant’s price depends on its weight, and the product has the price of the lightest variant', () => {
  const [product, small, large] = computePrices({ makingPercent: '20' });
  expect(product).toBe(small);
  expect(large).toBeCloseTo(2 * (small ?? 0), -1);
  const [, , lighterProduct] = computePrices({ 'a-v2/weightMg': '' });
  expect(lighterProduct).toBe(computePrices({ 'a-v2/weightMg': '5' })[1]);
  expect(computePrices({ makingPercent: 'much' })).toEqual([null, null, null]);
  expect(computePrices({ makingPercent: '-1' })).toEqual([null, null, null]);
});
