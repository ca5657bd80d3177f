import { expect, test } from 'vitest';
import { toLines } from './sheetPieces.ts';
import { aPiece } from './testing/aPiece.ts';
import { typedPrice } from './typedPrice.ts';

const rates = { GOLD: 300_000 };
const byRate = aPiece('a', {
  staff: { pricingMode: 'RATE', fixedPrice: null, makingPercent: 10 },
  variants: [{ size: '12' }, { size: '14', weightMg: 10_000 }],
});
const lines = toLines([byRate]);
const prices = (edits: Record<string, string>) => lines.map((line) => typedPrice(line, { a: edits }, rates));

test('a price that nothing was typed of stays as it is', () => {
  expect(prices({})).toEqual([null, null, null]);
  expect(prices({ name: 'Thin ring', 'a-v1/barcode': '1' })).toEqual([null, null, null]);
});

test('a fixed price is that of the product and of every size', () => {
  expect(prices({ fixedPrice: '9000', makingPercent: '' })).toEqual([9000, 9000, 9000]);
});

test('by the rate each size follows its weight, and the product the lightest', () => {
  const [product, small, large] = prices({ makingPercent: '20' });
  expect(product).toBe(small);
  expect(large).toBeCloseTo(2 * (small ?? 0), -1);
  const [, , lighter] = prices({ 'a-v2/weightMg': '' });
  expect(lighter).toBe(prices({ 'a-v2/weightMg': '5' })[1]);
  expect(prices({ makingPercent: 'much' })).toEqual([null, null, null]);
  expect(prices({ makingPercent: '-1' })).toEqual([null, null, null]);
});
