import { NEPALI_DIGITS } from './numbers.ts';

/** Converts Devanagari digits to Latin ones: `९८४१` becomes `9841`. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(NEPALI_DIGITS.indexOf(digit)));
}

const SPACES = /[\s\u00A0\u2000-\u200B\u202F\u205F\u2060\uFEFF]+/g;
const MINUS = /[-\u2010-\u2015\u2212\uFE63\uFF0D]/;
const CURRENCY = String.raw`(?:npr|nrs|rs|रु|रू|रुपैयाँ|रूपैयाँ|₨)\.?`;
/** A minus before or after the digits or the currency, or brackets around everything. */
const SIGNED_NUMBER = new RegExp(
  String.raw`^(?:${CURRENCY} ?(?=\())?(?<open>\()?(?<before>[-+])? ?(?:${CURRENCY})? ?(?<inner>[-+])? ?(?<digits>[\d., ]*\d) ?(?<trailingSign>-)?(?: ?\/[-=])? ?(?:${CURRENCY})?(?<close>\))?$`,
  'i',
);
/** `1,23,456`, `123,456`, `1 23 456` or `123456`, with or without a fraction. */
const NUMBER = /^(?:\d+|\d{1,2}(?:[, ]\d{2})*[, ]\d{3}|\d{1,3}(?:[, ]\d{3})+)?(?:\.\d+)?$/;

/**
 * Returns the number in a text as plain digits such as `-1234.50`: empty if the text is empty, null if it is not a
 * number. Accepts digits of both languages, both kinds of grouping, the currency on either side (`रु १,०००`,
 * `Rs.1000/-`), and a minus on either side or brackets. Rejects `1e3`, `0x10` and a comma that could be a decimal
 * point.
 */
export function normaliseNumber(text: string): string | null {
  const plainText = toLatinDigits(text).replace(SPACES, ' ').trim().replace(new RegExp(MINUS, 'g'), '-');
  if (plainText === '') return '';
  const {
    open,
    close,
    before,
    inner,
    trailingSign,
    digits = '',
  } = SIGNED_NUMBER.exec(plainText)?.groups ?? {};
  if (digits === '' || !NUMBER.test(digits) || !open !== !close) return null;
  const signs = [before, inner, trailingSign, open].filter((sign) => sign !== undefined);
  if (signs.length > 1) return null;
  const number = digits.replace(/[, ]/g, '');
  return signs.length === 1 && signs[0] !== '+' ? `-${number}` : number;
}

interface ReadNumberOptions {
  /** Maximum number of decimals. Numbers with more are rejected, never truncated. */
  decimals?: number;
}

/**
 * Reads a number in the formats that `normaliseNumber` accepts. Returns undefined if the text is empty, and NaN if it
 * is not a number.
 */
export function readNumber(text: string, { decimals = 12 }: ReadNumberOptions = {}): number | undefined {
  const plainNumber = normaliseNumber(text);
  if (plainNumber === '') return undefined;
  const [, fraction = ''] = plainNumber?.split('.') ?? [];
  if (plainNumber === null || fraction.length > decimals) return Number.NaN;
  const number = Number(plainNumber);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : Number.NaN;
}

/** Reads an amount in rupees with at most two decimals. Returns null for any other text. */
export function readAmount(text: string): number | null {
  const number = readNumber(text, { decimals: 2 });
  return number === undefined || Number.isNaN(number) || number < 0 ? null : number;
}

/**
 * Converts grams to milligrams. Returns undefined if the text is empty, and NaN if it is not a weight, is finer than
 * a milligram, or has a comma: `1,200` is 1.2 g to many scales and programs.
 */
export function readMilligrams(grams: string): number | undefined {
  if (grams.includes(',')) return Number.NaN;
  const number = readNumber(grams, { decimals: 3 });
  return number === undefined ? undefined : Math.round(number * 1000);
}
