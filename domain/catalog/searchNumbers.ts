import { WORD_END, WORD_START } from './searchRanges.ts';

type NamedNumber = readonly [number, string];

const HALF_NAMES = 'half|aadha|adha|आधा';
const ONES: readonly NamedNumber[] = [
  [1, 'an?|one|ek|एक'],
  [2, 'two|dui|दुई|दुइ'],
  [3, 'three|tin|teen|तीन|तिन'],
  [4, 'four|char|chaar|चार'],
  [5, 'five|panch|paanch|पाँच|पांच|पाच'],
  [6, 'six|chha|छ'],
  [7, 'seven|saat|सात'],
  [8, 'eight|aath|आठ'],
  [9, 'nine|nau|नौ'],
];
const TENS: readonly NamedNumber[] = [
  [20, 'twenty|bis|बीस|बिस'],
  [30, 'thirty|tis|तीस|तिस'],
  [40, 'fou?rty|chalis|चालीस|चालिस'],
  [50, 'fifty|pachas|पचास'],
  [60, 'sixty|sathi|साठी|साठि'],
  [70, 'seventy|sattari|सत्तरी|सत्तरि'],
  [80, 'eighty|asi|assi|असी|असि'],
  [90, 'ninety|nabbe|नब्बे'],
];
const MIN_TEN = 20;
const NUMBERS: readonly NamedNumber[] = [
  ...ONES,
  ...TENS,
  [0.5, HALF_NAMES],
  [1.5, 'dh?edh?a?|derh|डेढ'],
  [2.5, 'adhai|अढाई|अढाइ'],
  [10, 'ten|das|दस|दश'],
  [12, 'twelve|बाह्र'],
  [15, 'fifteen|pandhra|पन्ध्र'],
  [25, 'पच्चीस|पच्चिस|pachchis|pachis'],
  [75, 'pachahattar|पचहत्तर'],
];

const MODIFIERS: readonly NamedNumber[] = [
  [0.5, 'sa+dh?e|साढे'],
  [0.25, 'sa[wb]a|सवा'],
  [-0.25, 'pa+une|पौने'],
];
/** "Sadhe 2 lakh" is 2.5 lakh, "sawa 2 lakh" is 2.25 lakh, and "paune 2 lakh" is 1.75 lakh. */
export const MODIFIER_NAMES = joinNames(MODIFIERS);

/** Names of numbers, for use inside a regular expression. */
export const NUMBER_NAMES = joinNames(NUMBERS);
/** A number in words before its unit: "fifty", "twenty five", "half a". */
export const NUMBER_WORDS = `(?:${NUMBER_NAMES}|${MODIFIER_NAMES})(?:[\\s-]+(?:${joinNames(ONES)}))?(?=\\s)`;
/** "One and a half" before its unit. */
export const AND_HALF = `\\s+(?:and|ra|र)\\s+(?:an?\\s+)?(?:${HALF_NAMES})(?=\\s)`;
const DIGITS = /\d[\d,]*(?:\.\d+)?/;
const NUMBER_NAME = new RegExp(`${WORD_START}(?:${NUMBER_NAMES})${WORD_END}`, 'g');
const AND_HALF_PATTERN = new RegExp(AND_HALF);
const FRACTIONS = /(?<![\d./])(?:(\d+)\s*)?(½|¼|¾|1\/2|1\/4|3\/4)(?![\d/])/g;
const findNumber = createNumberReader(NUMBERS);
const findModifier = createNumberReader(MODIFIERS);

/** Returns the numeric value of an amount in digits or words. A unit without a number counts as 1. */
export function parseQuantity(amount: string): number {
  const adjustment = (AND_HALF_PATTERN.test(amount) ? 0.5 : 0) + (findModifier(amount) ?? 0);
  const remainder = amount.replace(AND_HALF_PATTERN, ' ').replaceAll('-', ' ');
  const digits = DIGITS.exec(remainder)?.[0];
  return adjustment + (digits === undefined ? sumNumberWords(remainder) : Number(digits.replaceAll(',', '')));
}

/** "Twenty five" is 25 and "half a" is 0.5. In "five six", only the six counts. */
function sumNumberWords(text: string): number {
  const [first = 1, second] = (text.match(NUMBER_NAME) ?? []).map((name) => findNumber(name) ?? 0);
  if (second === undefined || first === 0.5) return first;
  return first < MIN_TEN ? second : first + second;
}

/** Writes "1/2", "½", "1 1/2" and ".5" as decimals and removes the Nepali full stop. */
export function normaliseFractions(text: string): string {
  if (!/[½¼¾/।]|(?:^|\s)\./.test(text)) return text;
  const plainText = text.replaceAll('।', ' ').replace(/(?<=^|\s)\.(?=\d)/g, '0.');
  return plainText.replace(FRACTIONS, (_match, integerPart: string | undefined, part: string) => {
    const fraction = part === '½' || part === '1/2' ? 0.5 : part === '¾' || part === '3/4' ? 0.75 : 0.25;
    return String(Number(integerPart ?? 0) + fraction);
  });
}

/** Returns a function that finds the first number in the table whose name occurs in a text. */
export function createNumberReader(table: readonly NamedNumber[]): (text: string) => number | null {
  const entries = table.map(([value, names]) => ({
    value,
    pattern: new RegExp(`${WORD_START}(?:${names})${WORD_END}`),
  }));
  return (text) => entries.find(({ pattern }) => pattern.test(text))?.value ?? null;
}

function joinNames(numbers: readonly NamedNumber[]): string {
  return numbers.map(([, names]) => names).join('|');
}
