import { expect, test } from 'vitest';
import { lowLevel, stockState } from './stockState.ts';

test.each([
  ['of which there were several is low at the store’s level', { lowStock: null, mostStock: 2 }, 1, 1],
  ['that is one of a kind is never low', { lowStock: null, mostStock: 1 }, 1, 0],
  ['that was never in stock is not low either', { lowStock: null, mostStock: 0 }, 3, 0],
  ['with a level of its own is low at that', { lowStock: 4, mostStock: 9 }, 1, 4],
  ['that is one of a kind and has a level of its own is low at that', { lowStock: 1, mostStock: 1 }, 3, 1],
  ['whose own level is 0 is not low before it is out', { lowStock: 0, mostStock: 9 }, 3, 0],
  ['in a store without a level is not low', { lowStock: null, mostStock: 9 }, 0, 0],
] as const)('a size %s', (_what, size, storeLevel, lowAt) => {
  expect(lowLevel(size, storeLevel)).toBe(lowAt);
});

test.each([
  [0, 0, 'OUT'],
  [-1, 2, 'OUT'],
  [1, 0, 'ENOUGH'],
  [1, 1, 'LOW'],
  [2, 1, 'ENOUGH'],
] as const)('%i pieces that are low at %i are %s', (quantity, lowAt, state) => {
  expect(stockState(quantity, lowAt)).toBe(state);
});
