import { expect, test } from 'vitest';
import { editedPrice } from './editedPrice.ts';
import { toLines } from './gridRows.ts';
import { aProduct } from './testing/aProduct.ts';

const rates = { GOLD: 300_000 };
const byRate = aProduct('a', {
  staff: { pricingMode: 'RATE', fixedPrice: null, makingPercent: 10 },
  variants: [{ size: '12' }, { size: '14', weightMg: 10_000 }],
});
const lines = toLines([byRate]);
const prices = (edits: Record<string, string>) => lines.map((line) => editedPrice(line, { a: edits }, rates));

test('an unedited price is null', () => {
  expect(prices({})).toEqual([null, null, null]);
  expect(prices({ name: 'Thin ring', 'a-v1/barcode': '1' })).toEqual([null, null, null]);
});

test('a fixed price applies to the product and every variant', () => {
  expect(prices({ fixedPrice: '9000', makingPercent: '' })).toEqual([9000, 9000, 9000]);
});

test('with the metal rate, each variant’s price depends on its weight, and the product has the price of the lightest', () => {
  const [product, small, large] = prices({ makingPercent: '20' });
  expect(product).toBe(small);
  expect(large).toBeCloseTo(2 * (small ?? 0), -1);
  const [, , lighter] = prices({ 'a-v2/weightMg': '' });
  expect(lighter).toBe(prices({ 'a-v2/weightMg': '5' })[1]);
  expect(prices({ makingPercent: 'much' })).toEqual([null, null, null]);
  expect(prices({ makingPercent: '-1' })).toEqual([null, null, null]);
});
