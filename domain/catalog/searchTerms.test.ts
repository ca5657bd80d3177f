import { expect, test } from 'vitest';
import { toSearchTerms } from './searchTerms.ts';

test.each([
  ['Gold Rings', ['gold', 'ring']],
  ['necklaces', ['necklace']],
  ['earrings, bangles & brooches', ['earring', 'bangle', 'brooch']],
  ['glass cross crosses', ['glass', 'cross']],
  ['boxes anniversaries', ['box', 'anniversary']],
  ['lotus gas', ['lotus', 'gas']],
  ['ring RINGS Ring', ['ring']],
  ["Women's ring", ['women', 'ring']],
  ['Café  filigrée', ['cafe', 'filigree']],
  ['22K/gold-plated', ['22k', 'gold', 'plated']],
  ['सुनको औंठी', ['सुनको', 'औंठी']],
  ['तिलहरी!', ['तिलहरी']],
  ['100% _\\"; --', ['100']],
  ['   ', []],
  ['', []],
])('"%s" has the terms %j', (text, terms) => {
  expect(toSearchTerms(text)).toEqual(terms);
});

test('returns at most 8 terms of at most 32 characters', () => {
  expect(toSearchTerms('a b c d e f g h i j')).toHaveLength(8);
  expect(toSearchTerms('x'.repeat(500))).toEqual(['x'.repeat(32)]);
});

test('ignores everything after the first 1,000 characters', () => {
  expect(toSearchTerms(`ring ${' '.repeat(1_000)} gold`)).toEqual(['ring']);
});
