import { withLatinDigits } from '../text/readNumber.ts';
import {
  type PhraseKind,
  type ReadAmount,
  rangeReader,
  type SearchRange,
  WORD_END,
  WORD_START,
} from './searchRanges.ts';
import { MG_PER_TOLA } from './weight.ts';

/** A search without the sizes and weights that it names. */
export interface Measures {
  search: string;
  /** Sizes as variants have them; empty if the search names none. */
  sizes: string[];
  /** Net metal weight in milligrams, both ends included; null if the search names none. */
  weightMg: SearchRange | null;
  /** The parts that were taken out, as they were typed. */
  phrases: string[];
}

/** "1 tola" allows this share more or less. */
const TOLERANCE = 0.2;
const TOLA = 'tolas?|तोला|tolako|तोलाको';
const GRAM = 'grams?|gms?|g|ग्राम|ग्रामको';
const HALF = 'half|aadha|adha|आधा';
const ONE = 'one|ek|एक';
const AMOUNT = `(?:\\d+(?:\\.\\d+)?|${HALF}|${ONE})\\s*(?:${TOLA}|${GRAM})${WORD_END}`;
const isTola = new RegExp(`(?:${TOLA})$`, 'i');
const isHalf = new RegExp(`^(?:${HALF})`, 'i');

const readWeights = rangeReader({ amount: AMOUNT, read: readAmount, toRange });

const NUMBER = `${WORD_START}(\\d{1,2}(?:\\.\\d)?)(?![.,]?\\d)`;
const SIZES = [
  new RegExp(`${NUMBER}\\s*-?(?:inch(?:es)?|इन्च|इञ्च|″|”|"(?=[^"]*$)(?<!"[^"]*"))(?:को)?${WORD_END}`, 'gi'),
  new RegExp(`(?:size|saij|saiz|साइज|नाप|number|नम्बर|no\\.?)\\s*:?\\s*${NUMBER}${WORD_END}`, 'gi'),
  new RegExp(`${NUMBER}\\s*(?:size|saij|saiz|साइज|नाप|number|नम्बर|no\\.?)(?:को)?${WORD_END}`, 'gi'),
];

/** Reads the sizes ("size 12", "18 inch") and the weight ("2 tola", "under 10 gram") that a search names. */
export function readMeasures(typed: string): Measures {
  const text = withLatinDigits(typed);
  if (!/\d|tola|तोला/i.test(text)) return { search: typed, sizes: [], weightMg: null, phrases: [] };
  const { rest, range, phrases } = readWeights(text);
  const sizes: string[] = [];
  const search = SIZES.reduce(
    (left, pattern) =>
      left.replace(pattern, (phrase, size: string) => {
        sizes.push(size);
        phrases.push(phrase.trim());
        return ' ';
      }),
    rest,
  );
  const hasWeight = range.from !== null || range.to !== null;
  return { search, sizes, weightMg: hasWeight ? range : null, phrases };
}

function readAmount(text: string): ReadAmount {
  const number = /\d+(?:\.\d+)?/.exec(text)?.[0];
  const value = number === undefined ? (isHalf.test(text) ? 0.5 : 1) : Number(number);
  return { value, factor: isTola.test(text) ? MG_PER_TOLA : 1_000 };
}

function toRange(kind: PhraseKind, low: ReadAmount | null, high: ReadAmount | null): SearchRange | null {
  if (kind === 'BETWEEN') return low && high && { from: toMg(low), to: toMg(high) };
  const amount = low ?? high;
  if (!amount) return null;
  const mg = toMg(amount);
  if (kind === 'MOST') return { from: null, to: mg };
  if (kind === 'LEAST') return { from: mg, to: null };
  return { from: Math.round(mg * (1 - TOLERANCE)), to: Math.round(mg * (1 + TOLERANCE)) };
}

function toMg({ value, factor }: ReadAmount): number {
  return Math.round(value * (factor ?? 1));
}
