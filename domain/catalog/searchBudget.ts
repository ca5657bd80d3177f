import { toLatinDigits } from '../text/readNumber.ts';
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
  toLowerCase,
  WORD_END,
  WORD_START,
} from './searchRanges.ts';

/** A search without its price phrases, and the inclusive price range that they specify. */
export interface Budget {
  search: string;
  /** Whole NPR. Null if the search contains no price. */
  minPrice: number | null;
  maxPrice: number | null;
}

const MAX_PRICE = 999_999_999;
/** A smaller number without a unit or currency is too low to be a price of jewelry. */
const MIN_PRICE = 100;
const MIN_RANGE_PRICE = 1_000;
/** Tolerance of "around", as a fraction of the price. */
const TOLERANCE = 0.2;
/** Gold purities sold in Nepal: "22k" is a purity, "20k" is a price. */
const KARATS = new Set([14, 18, 21, 22, 23, 24]);

const LAKH_NAMES = 'l|la+kh?s?|lakhh|la?kha?|lkhs|lacks?|lacs?|hundred\\s+thousand|लाख';
/** Largest first, so that "hundred thousand" is not read as a hundred. */
const UNITS = [
  [10_000_000, 'cr|crores?|karod|करोड'],
  [1_000_000, 'mn|millions?'],
  [100_000, LAKH_NAMES],
  [1_000, 'k|के|tho?u?sa?nds?|thou|haja+r|haza+r|hjr|हजार'],
  [100, 'hundreds?|saya|सय'],
] as const;
const UNIT_NAMES = UNITS.map(([, names]) => names).join('|');

const CURRENCY = '(?:npr|nrs|rs|inr|₹|रुपैयाँ|रुपैया|रुपियाँ|रु|रू|rupees?|rupaiya|rupiya)\\.?';
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?(?![,.]?\\d)';
const UNIT = `(?:${UNIT_NAMES})${WORD_END}`;
/** "1 lakh 50 hajar" is one amount. */
const LAKH = `(?:${LAKH_NAMES})${WORD_END}`;
const THOUSAND = `(?:thousands?|haja+r|haza+r|हजार)${WORD_END}`;
const THOUSANDS = `(?:${NUMBER}|(?:${NUMBER_NAMES})(?=\\s))\\s*${THOUSAND}`;
const AMOUNT_WITH_UNIT = `(?:${NUMBER}|${NUMBER_WORDS})(?:${AND_HALF})?\\s*(?:${LAKH}(?:\\s*${THOUSANDS})?|${UNIT})`;
const NO_OTHER_UNIT = `(?!\\s*(?:tolas?|तोला|grams?|gms?|g|ग्राम|suki|सुकी|lal|लाल|carats?|karats?|ct|kt|क्यारेट|inch(?:es)?|इन्च|mm|cm|%)${WORD_END})`;
const AMOUNT = `(?:${CURRENCY}\\s*)?(?:(?:${MODIFIER_NAMES})\\s*)?(?:${AMOUNT_WITH_UNIT}|${NUMBER})(?:\\s*${CURRENCY}${WORD_END})?(?:\\s*/[-=])?${WORD_END}${NO_OTHER_UNIT}`;

const readRanges = createRangeReader({
  amount: AMOUNT,
  lowAmount: `(?:${AMOUNT}|${NUMBER_WORDS})`,
  units: `${UNIT_NAMES}|${NUMBER_NAMES}`,
  read: readAmount,
  toRange,
});

const CURRENCY_PATTERN = new RegExp(CURRENCY);
const SPELLED_OUT_AMOUNT = new RegExp(`${NUMBER_WORDS}\\s*(?:${UNIT_NAMES})`);
const K_UNIT = new RegExp(`(?:k|के)${WORD_END}`);
/** "50 60 hajar" is a range without a dash. */
const LOOSE_RANGE = new RegExp(`${WORD_START}(\\d{1,3})\\s+(?=(\\d{1,3})\\s*(?:${LAKH}|${THOUSAND}))`, 'gi');
const MAX_SPREAD = 2;
const LAKHS_AND_THOUSANDS = new RegExp(`(.*${LAKH})\\s*(${THOUSANDS})`);
const findUnit = createNumberReader(UNITS);

const CONNECTORS =
  'i|my|mero|मेरो|is|cha|छ|me|range|aaune|आउने|parne|पर्ने|for|of|in|at|with|and|price|priced|budget|को|का|मा|ko|ka';
const ONLY_CONNECTORS = new RegExp(`^(?:${CONNECTORS})(?:\\s+(?:${CONNECTORS}))*$`, 'i');
const LEADING_CONNECTORS = new RegExp(`^(?:(?:${CONNECTORS})\\s+)+`, 'i');
const TRAILING_CONNECTORS = new RegExp(`(?:\\s+(?:${CONNECTORS}))+$`, 'i');

/**
 * Parses the price in a search ("ring under 50k", "२ लाख भन्दा कम"), in digits or words, in English or Nepali. The result is in the units of the shop's price filter.
 */
export function readBudget(search: string): Budget {
  const text = normaliseFractions(toLatinDigits(search));
  const isNumber = /^[\d\s.]*$/.test(text);
  if (isNumber || (!/\d/.test(text) && !SPELLED_OUT_AMOUNT.test(toLowerCase(search))))
    return { search, minPrice: null, maxPrice: null };
  const { remainder, range, phrases } = readRanges(text.replace(LOOSE_RANGE, toRangeWithDash));
  if (phrases.length === 0) return { search, minPrice: null, maxPrice: null };
  const { from, to } = range;
  const remainingText = remainder.replace(/\s+/g, ' ').trim();
  return {
    search: ONLY_CONNECTORS.test(remainingText)
      ? ''
      : remainingText.replace(LEADING_CONNECTORS, '').replace(TRAILING_CONNECTORS, ''),
    minPrice: from !== null && to !== null ? Math.min(from, to) : from,
    maxPrice: from !== null && to !== null ? Math.max(from, to) : to,
  };
}

/** Two numbers are not a range if the first is far below the second, as in "size 12 50 hajar". */
function toRangeWithDash(match: string, low: string, high: string): string {
  const spread = Number(high) / Number(low);
  return spread > 1 && spread <= MAX_SPREAD ? `${low}-` : match;
}

/** An amount with a currency but no unit is in rupees. */
function readAmount(text: string): Amount {
  const [, lakhs, thousands] = LAKHS_AND_THOUSANDS.exec(text) ?? [];
  if (lakhs !== undefined && thousands !== undefined)
    return { value: toPrice(readAmount(lakhs)) + toPrice(readAmount(thousands)), factor: 1 };
  const value = parseQuantity(text);
  const remainingText = text.replace(/[\d.,]+/g, ' ');
  return {
    value,
    factor: findUnit(remainingText) ?? (CURRENCY_PATTERN.test(remainingText) ? 1 : null),
    isKarat: K_UNIT.test(remainingText.trim()) && KARATS.has(value),
  };
}

function toRange(kind: PhraseKind, low: Amount | null, high: Amount | null): SearchRange | null {
  if (kind === 'BETWEEN') return low && high && toPriceRange(low, high);
  // "22k 50k" is a purity and a price.
  if (kind === 'PAIR') return low && high && isPricePair(low, high) ? toPriceRange(low, high) : null;
  const amount = low ?? high;
  if (!amount) return null;
  const price = toPrice(amount);
  if (kind === 'BARE') {
    const isPrice = amount.factor === null ? isRound(amount.value) : !amount.isKarat;
    return isPrice ? { from: null, to: price } : null;
  }
  // "Under 5" may be an amount that is still being typed.
  if (amount.factor === null && amount.value < MIN_PRICE) return { from: null, to: null };
  if (kind === 'AROUND')
    return { from: Math.round(price * (1 - TOLERANCE)), to: Math.round(price * (1 + TOLERANCE)) };
  return kind === 'MOST' ? { from: null, to: price } : { from: price, to: null };
}

/**
 * "1 to 2 lakh" has one unit for both amounts. Two karat values are alternative purities, and two sizes are alternative
 * ring sizes.
 */
function toPriceRange(low: Amount, high: Amount): SearchRange | null {
  if (low.isKarat && high.isKarat) return null;
  const lowWithUnit =
    low.factor === null && low.value < MIN_RANGE_PRICE ? { ...low, factor: high.factor } : low;
  const [from, to] = [toPrice(lowWithUnit), toPrice(high)];
  const isPrice = high.factor !== null || low.factor !== null || Math.min(from, to) >= MIN_RANGE_PRICE;
  return isPrice ? { from: Math.min(from, to), to: Math.max(from, to) } : null;
}

/** "50k 80k" is a price range. A size or a purity before a price is not. */
function isPricePair(low: Amount, high: Amount): boolean {
  const isPrice = low.factor === null ? isRound(low.value) : !low.isKarat;
  return isPrice && toPrice(low) < toPrice(high);
}

/** "Ring 50000" names a price; "RG 1042" does not. */
function isRound(value: number): boolean {
  return value >= MIN_RANGE_PRICE && value % 100 === 0;
}

function toPrice({ value, factor }: Amount): number {
  return Math.min(MAX_PRICE, Math.round(value * (factor ?? 1)));
}
