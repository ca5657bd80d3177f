import { expect, test } from 'vitest';
import { listInWords } from './listInWords.ts';

test.each([
  ['en', 'or', 'A', 'A or B', 'A, B or C'],
  ['en', 'and', 'A', 'A and B', 'A, B and C'],
  ['ne', 'or', 'A', 'A वा B', 'A, B वा C'],
  ['ne', 'and', 'A', 'A र B', 'A, B र C'],
] as const)(
  'in %s, joins names with “%s” in that language, without the browser’s Intl data',
  (language, conjunction, oneNameText, twoNamesText, threeNamesText) => {
    expect(listInWords(['A'], conjunction, language)).toBe(oneNameText);
    expect(listInWords(['A', 'B'], conjunction, language)).toBe(twoNamesText);
    expect(listInWords(['A', 'B', 'C'], conjunction, language)).toBe(threeNamesText);
    expect(listInWords([], conjunction, language)).toBe('');
  },
);
