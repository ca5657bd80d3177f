import { WORD_END, WORD_START } from './searchRanges.ts';

type NamedNumber = readonly [number, string];

const NUMBERS: readonly NamedNumber[] = [
  [0.5, 'half|aadha|adha|आधा'],
  [1, 'an?|one|ek|एक'],
  [1.5, 'dedh|डेढ'],
  [2, 'two|dui|दुई|दुइ'],
  [2.5, 'adhai|अढाई'],
  [3, 'three|tin|teen|तीन|तिन'],
  [4, 'four|char|chaar|चार'],
  [5, 'five|panch|paanch|पाँच|पांच|पाच'],
  [6, 'six|chha|छ'],
  [7, 'seven|saat|सात'],
  [8, 'eight|aath|आठ'],
  [9, 'nine|nau|नौ'],
  [10, 'ten|das|दस|दश'],
  [15, 'fifteen|pandhra|पन्ध्र'],
  [20, 'twenty|bis|बीस|बिस'],
  [25, 'पच्चीस|pachchis|pachis'],
  [30, 'thirty|tis|तीस|तिस'],
  [40, 'forty|chalis|चालीस|चालिस'],
  [50, 'fifty|pachas|पचास'],
];

/** The names of numbers, as a part of an expression. */
export const NUMBER_NAMES = NUMBERS.map(([, names]) => names).join('|');

/** The number that a text names in a word; null if it names none. */
export const numberNamed = readerOf(NUMBERS);

/** Makes what finds the first number of a table whose name a text has. */
export function readerOf(table: readonly NamedNumber[]): (words: string) => number | null {
  const named = table.map(([value, names]) => ({
    value,
    pattern: new RegExp(`${WORD_START}(?:${names})${WORD_END}`),
  }));
  return (words) => named.find(({ pattern }) => pattern.test(words))?.value ?? null;
}
