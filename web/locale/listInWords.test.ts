import { expect, test } from 'vitest';
import { listInWords } from './listInWords.ts';

test.each([
  ['en', 'or', 'A', 'A or B', 'A, B or C'],
  ['en', 'and', 'A', 'A and B', 'A, B and C'],
  ['ne', 'or', 'A', 'A वा B', 'A, B वा C'],
  ['ne', 'and', 'A', 'A र B', 'A, B र C'],
] as const)(
  '%s joins names with %s, without the browser’s Intl data',
  (language, conjunction, one, two, three) => {
    expect(listInWords(['A'], conjunction, language)).toBe(one);
    expect(listInWords(['A', 'B'], conjunction, language)).toBe(two);
    expect(listInWords(['A', 'B', 'C'], conjunction, language)).toBe(three);
    expect(listInWords([], conjunction, language)).toBe('');
  },
);
