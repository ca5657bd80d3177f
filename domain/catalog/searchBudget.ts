import { withLatinDigits } from '../text/readNumber.ts';
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
const FINEST_KARAT = 24;

type NamedNumber = readonly [number, string];

const NUMBERS: readonly NamedNumber[] = [
  [0.5, 'half|aadha|adha|आधा'],
  [1, 'an?|one|ek|एक'],
  [1.5, 'dedh|डेढ'],
  [2, 'two|dui|दुई'],
  [2.5, 'adhai|अढाई'],
  [3, 'three|tin|teen|तीन'],
  [4, 'four|char|चार'],
  [5, 'five|panch|paanch|पाँच|पांच'],
  [6, 'six|chha|छ'],
  [7, 'seven|saat|सात'],
  [8, 'eight|aath|आठ'],
  [9, 'nine|nau|नौ'],
  [10, 'ten|das|दस|दश'],
  [15, 'fifteen|pandhra|पन्ध्र'],
  [20, 'twenty|bis|बीस'],
  [25, 'पच्चीस|pachchis'],
  [30, 'thirty|tis|तीस'],
  [40, 'forty|chalis|चालीस'],
  [50, 'fifty|pachas|पचास'],
];
const UNITS: readonly NamedNumber[] = [
  [1_000, 'k|thousands?|haja+r|haza+r|हजार'],
  [100_000, 'l|lakhs?|la+kh|lacs?|लाख'],
  [10_000_000, 'cr|crores?|karod|करोड'],
];

const CURRENCY = '(?:npr|nrs|rs|inr|₹|रुपैयाँ|रुपैया|रुपियाँ|रु|रू|rupees?|rupaiya|rupiya)\\.?';
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?(?![,.]?\\d)';
const UNIT = `(?:${UNITS.map(([, words]) => words).join('|')})${WORD_END}`;
const NUMBER_WORD = `(?:${NUMBERS.map(([, words]) => words).join('|')})(?=\\s)`;
const NO_PRICE = `(?!\\s*(?:tolas?|तोला|grams?|gms?|g|ग्राम|suki|lal|carats?|karats?|ct|kt|क्यारेट|inch(?:es)?|इन्च|mm|cm|%)${WORD_END})`;
const AMOUNT = `(?:${CURRENCY}\\s*)?(?:${NUMBER}(?:\\s*${UNIT})?|${NUMBER_WORD}\\s*${UNIT})(?:\\s*${CURRENCY}${WORD_END})?(?:\\s*/-)?${WORD_END}${NO_PRICE}`;

const readRanges = rangeReader({ amount: AMOUNT, read: readAmount, toRange });

const DIGITS = /\d[\d,]*(?:\.\d+)?/;
const WITH_CURRENCY = new RegExp(CURRENCY);
const WITHOUT_DIGITS = new RegExp(`${NUMBER_WORD}\\s*${UNIT}`);
const numberNamed = reader(NUMBERS);
const unitNamed = reader(UNITS);

const CONNECTORS = 'for|of|in|at|with|and|price|priced|budget|को|का|मा|ko|ka';
const ALONE = new RegExp(`^(?:${CONNECTORS})$`, 'i');
const AT_START = new RegExp(`^(?:(?:${CONNECTORS})\\s+)+`, 'i');
const AT_END = new RegExp(`(?:\\s+(?:${CONNECTORS}))+$`, 'i');

/**
 * Reads the price that a search names ("ring under 50k", "२ लाख भन्दा कम"), in the figures and languages of the shop.
 * The prices are those that the shop's price filter takes.
 */
export function readBudget(search: string): Budget {
  if (!/\d/.test(withLatinDigits(search)) && !WITHOUT_DIGITS.test(toLowerCase(search)))
    return { search, minPrice: null, maxPrice: null };
  const { rest, range, phrases } = readRanges(withLatinDigits(search));
  if (phrases.length === 0) return { search, minPrice: null, maxPrice: null };
  const { from, to } = range;
  const words = rest.replace(/\s+/g, ' ').trim();
  return {
    search: ALONE.test(words) ? '' : words.replace(AT_START, '').replace(AT_END, ''),
    minPrice: from !== null && to !== null ? Math.min(from, to) : from,
    maxPrice: from !== null && to !== null ? Math.max(from, to) : to,
  };
}

/** An amount with a currency but without a unit counts in rupees. */
function readAmount(text: string): ReadAmount {
  const number = DIGITS.exec(text)?.[0];
  const words = text.replace(/[\d.,]+/g, ' ');
  const value = number === undefined ? numberNamed(words) : Number(number.replaceAll(',', ''));
  return { value: value ?? 1, factor: unitNamed(words) ?? (WITH_CURRENCY.test(words) ? 1 : null) };
}

function toRange(kind: PhraseKind, low: ReadAmount | null, high: ReadAmount | null): SearchRange | null {
  if (kind === 'BETWEEN') return low && high && between(low, high);
  const amount = low ?? high;
  if (!amount) return null;
  const price = toPrice(amount);
  if (kind === 'BARE') {
    const isKarat = amount.factor === 1_000 && amount.value <= FINEST_KARAT;
    return amount.factor === null || isKarat ? null : { from: null, to: price };
  }
  // "Under 5" is still being typed.
  if (amount.factor === null && amount.value < LEAST_PRICE) return { from: null, to: null };
  if (kind === 'AROUND')
    return { from: Math.round(price * (1 - TOLERANCE)), to: Math.round(price * (1 + TOLERANCE)) };
  return kind === 'MOST' ? { from: null, to: price } : { from: price, to: null };
}

/** "1 to 2 lakh" names its unit once. Two karats are a choice of gold, and two sizes one of rings. */
function between(low: ReadAmount, high: ReadAmount): SearchRange | null {
  const isKarats = [low, high].every(({ value, factor }) => factor === 1_000 && value <= FINEST_KARAT);
  if (isKarats) return null;
  const shared =
    low.factor === null && low.value < LEAST_PRICE_OF_RANGE ? { ...low, factor: high.factor } : low;
  const [from, to] = [toPrice(shared), toPrice(high)];
  const isPrice = high.factor !== null || low.factor !== null || Math.min(from, to) >= LEAST_PRICE_OF_RANGE;
  return isPrice ? { from: Math.min(from, to), to: Math.max(from, to) } : null;
}

function reader(table: readonly NamedNumber[]): (words: string) => number | null {
  const named = table.map(([value, names]) => ({
    value,
    pattern: new RegExp(`${WORD_START}(?:${names})${WORD_END}`),
  }));
  return (words) => named.find(({ pattern }) => pattern.test(words))?.value ?? null;
}

function toPrice({ value, factor }: ReadAmount): number {
  return Math.min(MOST_PRICE, Math.round(value * (factor ?? 1)));
}
