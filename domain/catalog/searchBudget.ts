import { withLatinDigits } from '../text/readNumber.ts';
import {
  AND_HALF,
  MORE_NAMES,
  NUMBER_NAMES,
  NUMBER_WORDS,
  quantityOf,
  readerOf,
  withDecimals,
} from './searchNumbers.ts';
import {
  type PhraseKind,
  type ReadAmount,
  rangeReader,
  type SearchRange,
  toLowerCase,
  WORD_END,
  WORD_START,
} from './searchRanges.ts';

/** A search without its price phrases, and the prices that they name, both of them included. */
export interface Budget {
  search: string;
  /** Whole NPR; null if the search names none. */
  minPrice: number | null;
  maxPrice: number | null;
}

const MOST_PRICE = 999_999_999;
/** A smaller number without a unit or a currency is not the price of any jewelry. */
const LEAST_PRICE = 100;
const LEAST_PRICE_OF_RANGE = 1_000;
/** "Around" allows this share more or less. */
const TOLERANCE = 0.2;
/** Purities of gold in Nepal: "22k" is one, "20k" is a price. */
const KARATS = new Set([14, 18, 21, 22, 23, 24]);

const LAKH_NAMES = 'l|la+kh?s?|lakhh|la?kha?|lkhs|lacks?|lacs?|hundred\\s+thousand|लाख';
/** The largest first: a hundred thousand is no hundred. */
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
const WITH_UNIT = `(?:${NUMBER}|${NUMBER_WORDS})(?:${AND_HALF})?\\s*(?:${LAKH}(?:\\s*${THOUSANDS})?|${UNIT})`;
const NO_PRICE = `(?!\\s*(?:tolas?|तोला|grams?|gms?|g|ग्राम|suki|सुकी|lal|लाल|carats?|karats?|ct|kt|क्यारेट|inch(?:es)?|इन्च|mm|cm|%)${WORD_END})`;
const AMOUNT = `(?:${CURRENCY}\\s*)?(?:(?:${MORE_NAMES})\\s*)?(?:${WITH_UNIT}|${NUMBER})(?:\\s*${CURRENCY}${WORD_END})?(?:\\s*/[-=])?${WORD_END}${NO_PRICE}`;

const readRanges = rangeReader({
  amount: AMOUNT,
  lowAmount: `(?:${AMOUNT}|${NUMBER_WORDS})`,
  units: `${UNIT_NAMES}|${NUMBER_NAMES}`,
  read: readAmount,
  toRange,
});

const WITH_CURRENCY = new RegExp(CURRENCY);
const WITHOUT_DIGITS = new RegExp(`${NUMBER_WORDS}\\s*(?:${UNIT_NAMES})`);
const WITH_K = new RegExp(`(?:k|के)${WORD_END}`);
/** "50 60 hajar" is a range that leaves its dash out. */
const LOOSE_RANGE = new RegExp(`${WORD_START}(\\d{1,3})\\s+(?=(\\d{1,3})\\s*(?:${LAKH}|${THOUSAND}))`, 'gi');
const MOST_SPREAD = 2;
const LAKHS_AND_THOUSANDS = new RegExp(`(.*${LAKH})\\s*(${THOUSANDS})`);
const unitNamed = readerOf(UNITS);

const CONNECTORS =
  'i|my|mero|मेरो|is|cha|छ|me|range|aaune|आउने|parne|पर्ने|for|of|in|at|with|and|price|priced|budget|को|का|मा|ko|ka';
const ALONE = new RegExp(`^(?:${CONNECTORS})(?:\\s+(?:${CONNECTORS}))*$`, 'i');
const AT_START = new RegExp(`^(?:(?:${CONNECTORS})\\s+)+`, 'i');
const AT_END = new RegExp(`(?:\\s+(?:${CONNECTORS}))+$`, 'i');

/**
 * Reads the price that a search names ("ring under 50k", "२ लाख भन्दा कम"), in the figures and languages of the shop.
 * The prices are those that the shop's price filter takes.
 */
export function readBudget(search: string): Budget {
  const text = withDecimals(withLatinDigits(search));
  const isNumber = /^[\d\s.]*$/.test(text);
  if (isNumber || (!/\d/.test(text) && !WITHOUT_DIGITS.test(toLowerCase(search))))
    return { search, minPrice: null, maxPrice: null };
  const { rest, range, phrases } = readRanges(text.replace(LOOSE_RANGE, toRangeWithDash));
  if (phrases.length === 0) return { search, minPrice: null, maxPrice: null };
  const { from, to } = range;
  const words = rest.replace(/\s+/g, ' ').trim();
  return {
    search: ALONE.test(words) ? '' : words.replace(AT_START, '').replace(AT_END, ''),
    minPrice: from !== null && to !== null ? Math.min(from, to) : from,
    maxPrice: from !== null && to !== null ? Math.max(from, to) : to,
  };
}

/** A number that is much lower, as in "size 12 50 hajar", is something else. */
function toRangeWithDash(typed: string, low: string, high: string): string {
  const spread = Number(high) / Number(low);
  return spread > 1 && spread <= MOST_SPREAD ? `${low}-` : typed;
}

/** An amount with a currency but without a unit counts in rupees. */
function readAmount(text: string): ReadAmount {
  const [, lakhs, thousands] = LAKHS_AND_THOUSANDS.exec(text) ?? [];
  if (lakhs !== undefined && thousands !== undefined)
    return { value: toPrice(readAmount(lakhs)) + toPrice(readAmount(thousands)), factor: 1 };
  const value = quantityOf(text);
  const words = text.replace(/[\d.,]+/g, ' ');
  return {
    value,
    factor: unitNamed(words) ?? (WITH_CURRENCY.test(words) ? 1 : null),
    isKarat: WITH_K.test(words.trim()) && KARATS.has(value),
  };
}

function toRange(kind: PhraseKind, low: ReadAmount | null, high: ReadAmount | null): SearchRange | null {
  if (kind === 'BETWEEN') return low && high && between(low, high);
  // "22k 50k" names a gold and a price.
  if (kind === 'PAIR') return low && high && isPair(low, high) ? between(low, high) : null;
  const amount = low ?? high;
  if (!amount) return null;
  const price = toPrice(amount);
  if (kind === 'BARE') {
    const isPrice = amount.factor === null ? isRound(amount.value) : !amount.isKarat;
    return isPrice ? { from: null, to: price } : null;
  }
  // "Under 5" is still being typed.
  if (amount.factor === null && amount.value < LEAST_PRICE) return { from: null, to: null };
  if (kind === 'AROUND')
    return { from: Math.round(price * (1 - TOLERANCE)), to: Math.round(price * (1 + TOLERANCE)) };
  return kind === 'MOST' ? { from: null, to: price } : { from: price, to: null };
}

/** "1 to 2 lakh" names its unit once. Two karats are a choice of gold, and two sizes one of rings. */
function between(low: ReadAmount, high: ReadAmount): SearchRange | null {
  if (low.isKarat && high.isKarat) return null;
  const shared =
    low.factor === null && low.value < LEAST_PRICE_OF_RANGE ? { ...low, factor: high.factor } : low;
  const [from, to] = [toPrice(shared), toPrice(high)];
  const isPrice = high.factor !== null || low.factor !== null || Math.min(from, to) >= LEAST_PRICE_OF_RANGE;
  return isPrice ? { from: Math.min(from, to), to: Math.max(from, to) } : null;
}

/** "50k 80k"; a size before a price, or a gold, is none. */
function isPair(low: ReadAmount, high: ReadAmount): boolean {
  const isPrice = low.factor === null ? isRound(low.value) : !low.isKarat;
  return isPrice && toPrice(low) < toPrice(high);
}

/** "Ring 50000" names a price; "RG 1042" does not. */
function isRound(value: number): boolean {
  return value >= LEAST_PRICE_OF_RANGE && value % 100 === 0;
}

function toPrice({ value, factor }: ReadAmount): number {
  return Math.min(MOST_PRICE, Math.round(value * (factor ?? 1)));
}
