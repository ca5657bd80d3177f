import { expect, test } from 'vitest';
import { getLowStockLimit, getStockState } from './getStockState.ts';

test.each([
  ['with several items is low at the store’s limit', { lowStock: null, peakStock: 2 }, 1, 1],
  ['that is one of a kind is never low', { lowStock: null, peakStock: 1 }, 1, 0],
  ['that was never in stock is never low either', { lowStock: null, peakStock: 0 }, 3, 0],
  ['with its own limit is low at that limit', { lowStock: 4, peakStock: 9 }, 1, 4],
  ['that is one of a kind and has its own limit is low at that limit', { lowStock: 1, peakStock: 1 }, 3, 1],
  ['whose own limit is 0 is not low until it is out of stock', { lowStock: 0, peakStock: 9 }, 3, 0],
  ['in a store without a limit is not low', { lowStock: null, peakStock: 9 }, 0, 0],
] as const)('a variant %s', (_case, size, storeLevel, lowStockThreshold) => {
  expect(getLowStockLimit(size, storeLevel)).toBe(lowStockThreshold);
});

test.each([
  [0, 0, 'OUT'],
  [-1, 2, 'OUT'],
  [1, 0, 'ENOUGH'],
  [1, 1, 'LOW'],
  [2, 1, 'ENOUGH'],
] as const)('%i items with a low-stock limit of %i are %s', (quantity, lowStockThreshold, state) => {
  expect(getStockState(quantity, lowStockThreshold)).toBe(state);
});
