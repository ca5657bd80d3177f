import { expect, test } from 'vitest';
import { CATEGORIES, PIECE_TYPES, SORTS } from './catalogTerms.ts';

test.each([
  ['categories', CATEGORIES, ['GOLD', 'SILVER', 'DIAMOND']],
  ['types', PIECE_TYPES, ['RINGS', 'NECKLACES', 'EARRINGS']],
  ['sorts', SORTS, ['FEATURED', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'POPULAR']],
])('the %s of the catalog, in the order they are shown', (_name, terms, expected) => {
  expect(terms).toEqual(expected);
});
