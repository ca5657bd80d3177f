import { toLatinDigits } from '../text/readNumber.ts';
import type { ProductType } from './catalogTerms.ts';
import { RING_SIZES, toUsRingSize } from './ringSizes.ts';
import {
  AND_HALF,
  createNumberReader,
  MODIFIER_NAMES,
  NUMBER_NAMES,
  NUMBER_WORDS,
  normaliseFractions,
  parseQuantity,
} from './searchNumbers.ts';
import {
  type Amount,
  createRangeReader,
  type PhraseKind,
  type SearchRange,
  WORD_END,
  WORD_START,
} from './searchRanges.ts';
import { MG_PER_TOLA } from './weight.ts';

/** A search without its sizes and weights, and the values they specify. */
export interface Measures {
  search: string;
  /** Sizes as variants store them. Empty if the search contains no size. */
  sizes: string[];
  /** Product type to which the sizes apply: necklaces for inches, rings for US sizes. Null for any other size. */
  sizeProductType: ProductType | null;
  /** Net metal weight in milligrams, inclusive. Null if the search contains no weight. */
  weightMg: SearchRange | null;
  /** Phrases that were removed from the search, as typed. */
  phrases: string[];
}

/** Tolerance of a weight such as "1 tola", as a fraction. */
const TOLERANCE = 0.2;
const UNITS = [
  [MG_PER_TOLA, 'tolas?|तोला'],
  [MG_PER_TOLA / 4, 'suki|सुकी|सुकि'],
  [MG_PER_TOLA / 16, 'a+nn?as?|आना'],
  [MG_PER_TOLA / 100, 'lal|लाल'],
  [1_000, 'grams?|gra+m|grms?|gms?|g|ग्राम'],
] as const;
const UNIT_NAMES = UNITS.map(([, names]) => names).join('|');
const LOW_AMOUNT = `(?:(?:${MODIFIER_NAMES})\\s*)?(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS})(?:${AND_HALF})?`;
const UNIT = `\\s*(?:${UNIT_NAMES})${WORD_END}`;
const AMOUNT_PATTERN = new RegExp(`\\d|(?:${NUMBER_NAMES}|${MODIFIER_NAMES})\\s+(?:${UNIT_NAMES})`, 'i');
const findUnit = createNumberReader(UNITS);

const readWeights = createRangeReader({
  amount: LOW_AMOUNT + UNIT,
  lowAmount: `${LOW_AMOUNT}(?:${UNIT})?`,
  units: UNIT_NAMES,
  read: readAmount,
  toRange,
});

const NUMBER = '(\\d{1,2}(?:\\.\\d)?)(?![.,]?\\d)';
/** "12-14" and "12 to 14" include all sizes in between; "12 or 14" means these two sizes. */
const RANGE_LINKS = '-|–|to|देखि|dekhi';
const SECOND_NUMBER = `(?:\\s*(${RANGE_LINKS}|or|and|ra|र|वा|,|/|&)\\s*${NUMBER})?`;
const US_SIZES = [
  new RegExp(`${WORD_START}us\\s*(?:ring\\s*)?(?:size\\s*)?${NUMBER}${WORD_END}`, 'gi'),
  new RegExp(`(?:size\\s*)?${WORD_START}${NUMBER}\\s*us(?:\\s*size)?${WORD_END}`, 'gi'),
];
const LENGTHS = [
  new RegExp(
    `${WORD_START}${NUMBER}(?:\\s*(${RANGE_LINKS}|or|\\s)\\s*${NUMBER})?\\s*-?(?:in(?:ch(?:es)?)?|इन्च|इञ्च|″|”|''|"(?=[^"]*$)(?<!"[^"]*"))(?:को)?${WORD_END}`,
    'gi',
  ),
];
const CENTIMETRES = [
  new RegExp(
    `${WORD_START}([3-9]\\d)\\s*-?(?:cms?|centimet(?:er|re)s?|से\\.?\\s?मी\\.?)(?:को)?${WORD_END}`,
    'gi',
  ),
];
const CM_PER_INCH = 2.54;
const SIZE = 'size|saij|saiz|साइज|साईज|नाप';
const NUMBER_SIGN = 'number|नम्बर|नं\\.?|no\\.?';
const SIZES = [
  new RegExp(
    `(?:${SIZE}|${WORD_START}(?:${NUMBER_SIGN}))(?:\\s*(?:${NUMBER_SIGN}))?[\\s:#-]*${NUMBER}${SECOND_NUMBER}(?:को)?${WORD_END}`,
    'gi',
  ),
  new RegExp(
    `${WORD_START}${NUMBER}${SECOND_NUMBER}\\s*-?(?:${SIZE}|${NUMBER_SIGN})(?:को)?${WORD_END}`,
    'gi',
  ),
];
const RANGE_LINK = new RegExp(`^(?:${RANGE_LINKS})$`, 'i');

/** Reads the sizes ("size 12", "18 inch") and the weight ("2 tola", "under 10 gram") in a search. */
export function readMeasures(query: string): Measures {
  const text = normaliseFractions(toLatinDigits(query));
  if (!AMOUNT_PATTERN.test(text))
    return { search: query, sizes: [], sizeProductType: null, weightMg: null, phrases: [] };
  const { remainder, range, phrases } = readWeights(text);
  const sizes = new Set<string>();
  const extractSizes = (text: string, patterns: readonly RegExp[], toSizes = (size: string) => [size]) =>
    patterns.reduce(
      (remainingText, pattern) =>
        remainingText.replace(pattern, (phrase, size: string, link: unknown, second: unknown) => {
          for (const matchedSize of expandSizes(size, link, second).flatMap(toSizes)) sizes.add(matchedSize);
          phrases.push(phrase.trim());
          return ' ';
        }),
      text,
    );
  const withoutLengths = extractSizes(extractSizes(remainder, LENGTHS), CENTIMETRES, toInches);
  const isLength = sizes.size > 0;
  const withoutUsSizes = extractSizes(withoutLengths, US_SIZES, toRingSizes);
  const isRingSize = !isLength && sizes.size > 0;
  const search = extractSizes(withoutUsSizes, SIZES);
  const hasWeight = range.from !== null || range.to !== null;
  return {
    search,
    sizes: [...sizes],
    sizeProductType: isLength ? 'NECKLACES' : isRingSize ? 'RINGS' : null,
    weightMg: hasWeight ? range : null,
    phrases,
  };
}

/** Returns the sizes in a phrase such as "12", "12 or 14" or "12-14". */
function expandSizes(size: string, link: unknown, second: unknown): string[] {
  if (typeof link !== 'string' || typeof second !== 'string') return [size];
  const [from, to] = [Number(size), Number(second)];
  if (!RANGE_LINK.test(link) || from >= to) return [size, second];
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => String(from + index));
}

function toInches(centimetres: string): string[] {
  return [String(Math.round(Number(centimetres) / CM_PER_INCH))];
}

function toRingSizes(usSize: string): string[] {
  return RING_SIZES.filter((size) => toUsRingSize(size) === Number(usSize)).map(String);
}

function readAmount(text: string): Amount {
  return { value: parseQuantity(text), factor: findUnit(text.replace(/[\d.]+/g, ' ')) };
}

function toRange(kind: PhraseKind, low: Amount | null, high: Amount | null): SearchRange | null {
  // "1-2 tola" has one unit for both amounts.
  if (kind === 'BETWEEN' || kind === 'PAIR')
    return low && high && { from: toMg({ ...low, factor: low.factor ?? high.factor }), to: toMg(high) };
  const amount = low ?? high;
  if (!amount) return null;
  const mg = toMg(amount);
  if (kind === 'MOST') return { from: null, to: mg };
  if (kind === 'LEAST') return { from: mg, to: null };
  return { from: Math.round(mg * (1 - TOLERANCE)), to: Math.round(mg * (1 + TOLERANCE)) };
}

function toMg({ value, factor }: Amount): number {
  return Math.round(value * (factor ?? 1));
}
