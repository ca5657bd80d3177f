import { expect, test } from 'vitest';
import { listInWords } from './listInWords.ts';

test.each([
  ['en', 'or', 'A', 'A or B', 'A, B or C'],
  ['en', 'and', 'A', 'A and B', 'A, B and C'],
  ['ne', 'or', 'A', 'A वा B', 'A, B वा C'],
  ['ne', 'and', 'A', 'A र B', 'A, B र C'],
] as const)('%s joins names with %s, without the browser’s Intl data', (language, joint, one, two, three) => {
  expect(listInWords(['A'], joint, language)).toBe(one);
  expect(listInWords(['A', 'B'], joint, language)).toBe(two);
  expect(listInWords(['A', 'B', 'C'], joint, language)).toBe(three);
  expect(listInWords([], joint, language)).toBe('');
});
