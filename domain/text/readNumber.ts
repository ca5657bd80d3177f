import { NEPALI_FIGURES } from './numbers.ts';

/** The text with its Devanagari figures as Latin ones: `९८४१` becomes `9841`. */
export function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (figure) => String(NEPALI_FIGURES.indexOf(figure)));
}

const SPACES = /[\s\u00A0\u2000-\u200B\u202F\u205F\u2060\uFEFF]+/g;
const MINUS = /[-\u2010-\u2015\u2212\uFE63\uFF0D]/;
const CURRENCY = String.raw`(?:npr|nrs|rs|रु|रू|रुपैयाँ|रूपैयाँ|₨)\.?`;
/** A minus before or behind the figures or the currency, or brackets around all of it. */
const SIGNED = new RegExp(
  String.raw`^(?:${CURRENCY} ?(?=\())?(?<open>\()?(?<before>[-+])? ?(?:${CURRENCY})? ?(?<inner>[-+])? ?(?<figures>[\d., ]*\d) ?(?<behind>-)?(?: ?\/[-=])? ?(?:${CURRENCY})?(?<close>\))?$`,
  'i',
);
/** `1,23,456`, `123,456`, `1 23 456` or `123456`, with or without a fraction. */
const NUMBER = /^(?:\d+|\d{1,2}(?:[, ]\d{2})*[, ]\d{3}|\d{1,3}(?:[, ]\d{3})+)?(?:\.\d+)?$/;

/**
 * The number that a text holds as plain figures such as `-1234.50`, wherever somebody types, pastes or sends one: empty where the
 * text is empty, null where it is no number. Takes figures of both languages, grouping of both kinds, the currency on either side
 * (`रु १,०००`, `Rs.1000/-`), and a minus on either side or brackets; no `1e3`, no `0x10`, and no comma that could be meant for a
 * decimal point.
 */
export function plainFigures(text: string): string | null {
  const plain = withLatinDigits(text).replace(SPACES, ' ').trim().replace(new RegExp(MINUS, 'g'), '-');
  if (plain === '') return '';
  const { open, close, before, inner, behind, figures = '' } = SIGNED.exec(plain)?.groups ?? {};
  if (figures === '' || !NUMBER.test(figures) || !open !== !close) return null;
  const signs = [before, inner, behind, open].filter((sign) => sign !== undefined);
  if (signs.length > 1) return null;
  const number = figures.replace(/[, ]/g, '');
  return signs.length === 1 && signs[0] !== '+' ? `-${number}` : number;
}

interface Reading {
  /** How many decimals there may be; more are refused, never cut off. */
  decimals?: number;
}

/** The number that a text holds, read as `plainFigures` does: undefined where it is empty, NaN where it is none. */
export function readNumber(text: string, { decimals = 12 }: Reading = {}): number | undefined {
  const plain = plainFigures(text);
  if (plain === '') return undefined;
  const [, fraction = ''] = plain?.split('.') ?? [];
  if (plain === null || fraction.length > decimals) return Number.NaN;
  const number = Number(plain);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : Number.NaN;
}

/** An amount of rupees that somebody typed, with at most two decimals; null where it is none. */
export function readAmount(text: string): number | null {
  const number = readNumber(text, { decimals: 2 });
  return number === undefined || Number.isNaN(number) || number < 0 ? null : number;
}

/**
 * A weight in grams as milligrams: undefined where it is empty, NaN where it is none or finer than that, or has a comma: `1,200` is
 * 1.2 g to many scales and programs.
 */
export function readMilligrams(grams: string): number | undefined {
  if (grams.includes(',')) return Number.NaN;
  const number = readNumber(grams, { decimals: 3 });
  return number === undefined ? undefined : Math.round(number * 1000);
}
