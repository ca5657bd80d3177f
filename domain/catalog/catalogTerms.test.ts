import { expect, test } from 'vitest';
import { CATEGORIES, PRODUCT_TYPES, SORTS } from './catalogTerms.ts';

test.each([
  ['categories', CATEGORIES, ['GOLD', 'SILVER', 'DIAMOND']],
  ['types', PRODUCT_TYPES, ['RINGS', 'NECKLACES', 'EARRINGS']],
  ['sorts', SORTS, ['FEATURED', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULAR']],
])('the %s of the catalogue are in display order', (_name, terms, expected) => {
  expect(terms).toEqual(expected);
});
