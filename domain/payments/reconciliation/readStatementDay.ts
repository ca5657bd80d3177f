import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { withLatinDigits } from '#domain/text/numbers.ts';
import type { StatementDates } from './statementColumns.ts';

const PARTS = /^(\d{1,4})[-/. ]+(\d{1,2}|[a-z]{3})[a-z]*[-/., ]+(\d{1,4})(?:\D|$)/i;
const MONTH_FIRST = /^([a-z]{3})[a-z]*[-/. ]+(\d{1,2})[-/., ]+(\d{4})(?:\D|$)/i;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day of a cell such as `2026-11-27 22:45`, `27/11/2026` or `27-Nov-2026`, as `2026-11-27`; null where it is none. */
export function readStatementDay(cell: string, dates: StatementDates): string | null {
  const text = withLatinDigits(cell.trim());
  if (text.includes('T') && text.endsWith('Z')) return dayOfInstant(text);
  const named = MONTH_FIRST.exec(text);
  if (named) return toDay(named[3], named[1], named[2]);
  const [, first, second, third] = PARTS.exec(text) ?? [];
  if (dates === 'YMD' || first?.length === 4) return toDay(first, second, third);
  return dates === 'DMY' ? toDay(third, second, first) : toDay(third, first, second);
}

/** In which order a cell writes day, month and year, as far as it shows. */
export function guessDates(cells: readonly string[]): StatementDates {
  if (cells.some((cell) => /^\s*\d{4}/.test(cell))) return 'YMD';
  return cells.some((cell) => /^\s*\d{1,2}[-/. ](1[3-9]|2\d|3[01])\b/.test(cell)) ? 'MDY' : 'DMY';
}

function dayOfInstant(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : formatIsoDay(kathmanduDay(at));
}

function toDay(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const written = [year.length === 2 ? `20${year}` : year, named || month, day];
  const [fullYear, ...parts] = written.map((part) => String(part));
  const iso = [fullYear, ...parts.map((part) => part.padStart(2, '0'))].join('-');
  const at = new Date(`${iso}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(at.getTime()) && formatIsoDay(at) === iso
    ? iso
    : null;
}
