import { fromBikramSambat, LAST_BS_YEAR } from '#domain/calendar/bikramSambat.ts';
import { readBikramSambatMonth } from '#domain/calendar/bikramSambatMonths.ts';
import { DAY_MS, formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';

/** Orders of year, month and day. */
export const DAY_ORDERS = ['YMD', 'DMY', 'MDY'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** A time with a zone, such as `17:00:00Z`, `10:45 PM UTC` or `10:45:10 GMT+0545`. */
const TIME_WITH_ZONE =
  /(?:^|[T\s])(?<hours>\d{1,2}):(?<minutes>\d\d)(?::(?<seconds>\d\d))?(?:[.,]\d+)?\s*(?:(?<half>[ap])\.?m\.?)?\s*(?:(?:UTC|GMT)?\s?(?<sign>[+-])(?<ahead>\d\d):?(?<more>\d\d)?|Z|UTC|GMT)(?![\p{L}\d])/iu;
const LETTERS = String.raw`[\p{L}\p{M}]+\.?`;
/** A weekday may precede the parts, and a time may follow them. */
const DATE_PARTS = new RegExp(
  String.raw`^(?:${LETTERS},? +)?(\d{1,4})(?:st|nd|rd|th)?[-/.,।\s]+(\d{1,2}|${LETTERS})[-/.,।\s]+(\d{1,4})(?![\d/.-])(?:$|[T,\s])`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:${LETTERS},? +)?(${LETTERS})[-/.,।\s]+(\d{1,2})(?:st|nd|rd|th)?[-/.,।\s]+(\d{4})(?!\d)`,
  'iu',
);
const COMPACT_DATE = /^(\d{4})(\d\d)(\d\d)$/;
/** A date without separators, as banks print it: `27NOV2026`. */
const UNSEPARATED_DATE = /^(\d{1,2})(\p{L}{3,9})(\d{4}|\d\d)(?!\d)/u;
/** An Excel day number, with the time as a fraction. */
const SERIAL_NUMBER = /^(\d{5})(?:\.\d+)?$/;
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);
const DASHES = /[\u2010-\u2015\u2212]/g;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Programs use earlier years as placeholders: 1900, 1970. */
const FIRST_YEAR = 2000;
/**
 * Years from this year to the last printed year are Bikram Sambat. In the Gregorian calendar they would be far in the
 * future.
 */
const FIRST_BS_YEAR = 2070;

/**
 * Reads the Kathmandu day of a cell such as `2026-11-27 22:45`, `27/11/2026`, `27-Nov-2026`, `2026-11-27T17:00:00Z`,
 * Excel's `46353`, or Bikram Sambat such as `2083/08/11` and `११ मङ्सिर २०८३`. Returns it as `2026-11-27`, or null if
 * it is not a day.
 */
export function readDay(cell: string, order: DayOrder): string | null {
  const text = toPlainText(cell);
  const [, serial] = SERIAL_NUMBER.exec(text) ?? [];
  if (serial) return toSerialDay(Number(serial));
  const [, year, month, day] = splitDate(text, order) ?? [];
  const isoDay = year && month && day ? toDay(year, month, day) : null;
  const { groups: time } = TIME_WITH_ZONE.exec(text) ?? {};
  return isoDay && time ? readKathmanduDay(isoDay, time) : isoDay;
}

/** A longer cell is not a date. */
const MAX_LENGTH = 100;

/** Removes the apostrophe that keeps a text from becoming a date in a spreadsheet, and normalises dashes. */
function toPlainText(cell: string): string {
  if (cell.length > MAX_LENGTH) return '';
  return toLatinDigits(cell.trim()).replace(/^'/, '').replace(DASHES, '-');
}

/** Returns true if a cell is a date in any order. */
export function isDay(cell: string): boolean {
  return DAY_ORDERS.some((order) => readDay(cell, order) !== null);
}

/** Returns true if a cell is a Bikram Sambat date, by its year or month name. */
export function isBikramSambat(cell: string): boolean {
  const [, year = '', month = ''] = splitDate(toPlainText(cell), 'DMY') ?? [];
  return isBikramSambatYear(Number(year)) || readBikramSambatMonth(month) !== null;
}

/**
 * Returns the date order of the cells. Returns null if several orders fit and either years have two digits or the
 * dates are closer together with the month first.
 */
export function guessDayOrder(cells: readonly string[]): DayOrder | null {
  const texts = cells.map(toPlainText).filter((text) => text !== '');
  const dateParts = texts.flatMap((text) => {
    const [, ...parts] = DATE_PARTS.exec(text) ?? [];
    return parts.length === 3 && /^\d+$/.test(parts[1] ?? '') ? [parts] : [];
  });
  if (dateParts.some(([first]) => first?.length === 4) || texts.some((text) => COMPACT_DATE.test(text)))
    return 'YMD';
  const possibleOrders = DAY_ORDERS.filter((order) =>
    dateParts.every((parts) => readDay(parts.join('-'), order) !== null),
  );
  const hasShortYears = dateParts.some((parts) => parts.every((part) => part.length <= 2));
  if (hasShortYears) return possibleOrders.length === 1 ? (possibleOrders[0] ?? null) : null;
  const [span, otherSpan] = (['DMY', 'MDY'] as const).map((order) => calculateDateSpan(dateParts, order));
  const isAmbiguous =
    possibleOrders.includes('DMY') && possibleOrders.includes('MDY') && (otherSpan ?? 0) < (span ?? 0);
  if (isAmbiguous) return null;
  // In Nepal, the day is written first.
  return possibleOrders.includes('DMY') || possibleOrders.length === 0 ? 'DMY' : (possibleOrders[0] ?? 'DMY');
}

/** Returns the time between the first and the last date, in milliseconds. */
function calculateDateSpan(dateParts: readonly string[][], order: DayOrder): number {
  const times = dateParts
    .map((parts) => Date.parse(readDay(parts.join('-'), order) ?? ''))
    .sort((a, b) => a - b);
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
}

type Parts = [text: string, year?: string, month?: string, day?: string];

function splitDate(text: string, order: DayOrder): Parts | null {
  const compactMatch = COMPACT_DATE.exec(text);
  if (compactMatch) return [text, compactMatch[1], compactMatch[2], compactMatch[3]];
  const namedMonth = MONTH_FIRST.exec(text);
  if (namedMonth) return [text, namedMonth[3], namedMonth[1], namedMonth[2]];
  const [, first, second, third] = DATE_PARTS.exec(text) ?? UNSEPARATED_DATE.exec(text) ?? [];
  if (first?.length === 4) return [text, first, second, third];
  // A four-digit year or a month name alone shows the order.
  const hasMonthName = /\D/.test(second ?? '');
  if (order === 'YMD' && !(hasMonthName && third?.length === 4)) return [text, first, second, third];
  return order === 'MDY' && !hasMonthName ? [text, third, first, second] : [text, third, second, first];
}

function toSerialDay(serial: number): string | null {
  const day = new Date(SERIAL_EPOCH_MS + serial * DAY_MS);
  const year = day.getUTCFullYear();
  return year >= FIRST_YEAR && year < FIRST_BS_YEAR ? formatIsoDay(day) : null;
}

function readKathmanduDay(isoDay: string, time: Partial<Record<string, string>>): string | null {
  const { hours = '0', minutes = '0', seconds = '0', half, sign, ahead = '0', more = '0' } = time;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const offset = (Number(ahead) * 60 + Number(more)) * (sign === '-' ? -1 : 1);
  const at =
    Date.parse(`${isoDay}T00:00Z`) + ((hour * 60 + Number(minutes) - offset) * 60 + Number(seconds)) * 1000;
  const isValidTime = hour <= 24 && Number(minutes) < 60 && Number(seconds) < 61;
  return isValidTime ? formatIsoDay(toKathmanduDay(new Date(at))) : null;
}

function toDay(year: string, month: string, day: string): string | null {
  if (year.length !== 2 && year.length !== 4) return null;
  if (day.length > 2) return null;
  const fullYear = Number(year.length === 2 ? `20${year}` : year);
  const bsMonth = readBikramSambatMonth(month);
  if (bsMonth !== null || isBikramSambatYear(fullYear))
    return fromBikramSambatParts(fullYear, bsMonth ?? Number(month), Number(day));
  if (fullYear < FIRST_YEAR) return null;
  const namedMonth = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const [monthPart, dayPart] = [String(namedMonth || month), day].map((part) => part.padStart(2, '0'));
  const isoDay = `${fullYear}-${monthPart}-${dayPart}`;
  const at = new Date(`${isoDay}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(isoDay) && !Number.isNaN(at.getTime()) && formatIsoDay(at) === isoDay
    ? isoDay
    : null;
}

function fromBikramSambatParts(year: number, month: number, day: number): string | null {
  const date = fromBikramSambat({ year, month, day });
  return date && formatIsoDay(date);
}

function isBikramSambatYear(year: number): boolean {
  return year >= FIRST_BS_YEAR && year <= LAST_BS_YEAR;
}
