import { DAY_MS, formatWallClock, readWallClock } from '#domain/calendar/kathmandu.ts';

/** Lengths of the periods in the picker, in days including today. */
export const PERIOD_LENGTHS = [1, 7, 30, 90, 365] as const;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 5 * 365;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** Kathmandu days such as 2026-11-21, first and last included. */
export interface Period {
  from: string;
  to: string;
  /** Number of days up to today; null for a custom period. */
  days: number | null;
}

/** Parses URL parameters: `?days=90` or `?from=2026-10-01&to=2026-10-31`. */
export function parsePeriod(params: URLSearchParams, now: Date): Period {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (!validateCustomPeriod(from, to, now)) return { from, to, days: null };
  const days = PERIOD_LENGTHS.find((length) => String(length) === params.get('days')) ?? DEFAULT_DAYS;
  return getLastDays(days, now);
}

export function toPeriodParams({ from, to, days }: Period): Record<string, string> {
  if (days === null) return { from, to };
  return days === DEFAULT_DAYS ? {} : { days: String(days) };
}

export function getLastDays(days: number, now: Date): Period {
  const to = getToday(now);
  return { from: addDays(to, 1 - days), to, days };
}

/** Returns the reason why a custom period is invalid, in English; null if it is valid. */
export function validateCustomPeriod(from: string, to: string, now: Date): string | null {
  if (!isDay(from) || !isDay(to)) return /*i18n*/ 'Choose both dates.';
  if (from > to) return /*i18n*/ 'The start date must not be after the end date.';
  if (to > getToday(now)) return /*i18n*/ 'The end date must not be in the future.';
  if (countDays({ from, to }) > MAX_DAYS) return /*i18n*/ 'A period cannot be longer than 5 years.';
  return null;
}

/** Returns the preceding period of the same length. */
export function getPreviousPeriod(period: Pick<Period, 'from' | 'to'>): Pick<Period, 'from' | 'to'> {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) };
}

export function countDays({ from, to }: Pick<Period, 'from' | 'to'>): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

function getToday(now: Date): string {
  return formatWallClock(now).slice(0, 10);
}

function isDay(text: string): boolean {
  return DAY_PATTERN.test(text) && !Number.isNaN(Date.parse(text));
}

/** Returns the instants at which the period starts and ends, for queries. */
export function toPeriodVariables({ from, to }: Pick<Period, 'from' | 'to'>): { from: string; to: string } {
  return { from: toInstant(from), to: toInstant(to) };
}

function toInstant(day: string): string {
  return (readWallClock(day) ?? new Date()).toISOString();
}
