import { fromBikramSambat, LAST_BS_YEAR } from '#domain/calendar/bikramSambat.ts';
import { readBikramSambatMonth } from '#domain/calendar/bikramSambatMonths.ts';
import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';

/** In which order a sheet writes year, month and day. */
export const DAY_ORDERS = ['YMD', 'DMY', 'MDY'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ]+(\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?\s*(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?)(?:\s*\[?[\w/]+\]?)?$/i;
const LETTERS = String.raw`[\p{L}\p{M}]+\.?`;
/** A weekday may stand before the parts, a time of day behind them. */
const PARTS = new RegExp(
  String.raw`^(?:${LETTERS},? +)?(\d{1,4})(?:st|nd|rd|th)?[-/.,।\s]+(\d{1,2}|${LETTERS})[-/.,।\s]+(\d{1,4})(?![\d/.-])(?:$|[T,\s])`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:\p{L}+day,? +)?(${LETTERS})[-/.,।\s]+(\d{1,2})(?:st|nd|rd|th)?[-/.,।\s]+(\d{4})(?!\d)`,
  'iu',
);
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** From here on to the last printed one a year is of Bikram Sambat: in the common calendar it is far ahead. */
const FIRST_BS_YEAR = 2070;

/**
 * The day in Kathmandu of a cell such as `2026-11-27 22:45`, `27/11/2026`, `27-Nov-2026`, `2026-11-27T17:00:00Z`, or of Bikram Sambat
 * such as `2083/08/11` and `११ मङ्सिर २०८३`, as `2026-11-27`; null where it is none.
 */
export function readDay(cell: string, order: DayOrder): string | null {
  const text = withLatinDigits(cell.trim());
  const instant = INSTANT.exec(text);
  if (instant) return dayOfInstant(instant);
  const [, year, month, day] = partsOf(text, order) ?? [];
  return year && month && day ? toDay(year, month, day) : null;
}

/** Returns true if a cell is a day in whichever order. */
export function isDay(cell: string): boolean {
  return DAY_ORDERS.some((order) => readDay(cell, order) !== null);
}

/** Returns true if a cell is of Bikram Sambat, by its year or the name of its month. */
export function isBikramSambat(cell: string): boolean {
  const [, year = '', month = ''] = partsOf(withLatinDigits(cell.trim()), 'DMY') ?? [];
  return isBikramSambatYear(Number(year)) || readBikramSambatMonth(month) !== null;
}

/**
 * In which order cells write year, month and day; null where they can be read in several, and either years have two digits or the
 * days of the file are nearer to each other with the month first.
 */
export function guessDayOrder(cells: readonly string[]): DayOrder | null {
  const all = cells.map((cell) => withLatinDigits(cell.trim())).filter((text) => text !== '');
  const numeric = all.flatMap((text) => {
    const [, ...parts] = PARTS.exec(text) ?? [];
    return parts.length === 3 && /^\d+$/.test(parts[1] ?? '') ? [parts] : [];
  });
  if (numeric.some(([first]) => first?.length === 4) || all.some((text) => COMPACT.test(text))) return 'YMD';
  const fitting = DAY_ORDERS.filter((order) =>
    numeric.every((parts) => readDay(parts.join('-'), order) !== null),
  );
  const hasShortYears = numeric.some((parts) => parts.every((part) => part.length <= 2));
  if (hasShortYears) return fitting.length === 1 ? (fitting[0] ?? null) : null;
  const [span, otherSpan] = (['DMY', 'MDY'] as const).map((order) => spanOf(numeric, order));
  const isUnclear = fitting.includes('DMY') && fitting.includes('MDY') && (otherSpan ?? 0) < (span ?? 0);
  if (isUnclear) return null;
  // Nepal writes the day first.
  return fitting.includes('DMY') || fitting.length === 0 ? 'DMY' : (fitting[0] ?? 'DMY');
}

/** How far apart, in milliseconds, the first and the last of some days are. */
function spanOf(numeric: readonly string[][], order: DayOrder): number {
  const times = numeric
    .map((parts) => Date.parse(readDay(parts.join('-'), order) ?? ''))
    .sort((a, b) => a - b);
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
}

type Parts = [text: string, year?: string, month?: string, day?: string];

function partsOf(text: string, order: DayOrder): Parts | null {
  const compact = COMPACT.exec(text);
  if (compact) return [text, compact[1], compact[2], compact[3]];
  const named = MONTH_FIRST.exec(text);
  if (named) return [text, named[3], named[1], named[2]];
  const [, first, second, third] = PARTS.exec(text) ?? [];
  if (first?.length === 4) return [text, first, second, third];
  // A year of four digits or the name of a month shows the order by itself.
  const isNamed = /\D/.test(second ?? '');
  if (order === 'YMD' && !(isNamed && third?.length === 4)) return [text, first, second, third];
  return order === 'MDY' && !isNamed ? [text, third, first, second] : [text, third, second, first];
}

function dayOfInstant([, day, time, utc, hours, minutes = '00']: readonly string[]): string | null {
  const clock = time?.length === 5 ? `${time}:00` : time;
  const at = new Date(`${day}T${clock}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at.getTime()) ? null : formatIsoDay(kathmanduDay(at));
}

function toDay(year: string, month: string, day: string): string | null {
  if (year.length !== 2 && year.length !== 4) return null;
  if (day.length > 2) return null;
  const fullYear = Number(year.length === 2 ? `20${year}` : year);
  const bsMonth = readBikramSambatMonth(month);
  if (bsMonth !== null || isBikramSambatYear(fullYear))
    return ofBikramSambat(fullYear, bsMonth ?? Number(month), Number(day));
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const [monthPart, dayPart] = [String(named || month), day].map((part) => part.padStart(2, '0'));
  const iso = `${String(fullYear).padStart(4, '0')}-${monthPart}-${dayPart}`;
  const at = new Date(`${iso}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(at.getTime()) && formatIsoDay(at) === iso
    ? iso
    : null;
}

function ofBikramSambat(year: number, month: number, day: number): string | null {
  const found = fromBikramSambat({ year, month, day });
  return found && formatIsoDay(found);
}

function isBikramSambatYear(year: number): boolean {
  return year >= FIRST_BS_YEAR && year <= LAST_BS_YEAR;
}
