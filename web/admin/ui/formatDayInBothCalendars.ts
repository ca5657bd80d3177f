import { formatRomanBikramSambat } from '#domain/calendar/formatRomanBikramSambat.ts';
import { formatDate, formatDay, formatShortDate } from '#web/locale/formatTime.ts';

const TRAILING_AD_DATE = / \([^()]*\)$/;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a date field's day in both calendars, `22 November 2026 · 6 Mangsir 2083`, because browsers show dates in
 * local formats, in which 3/4 is ambiguous. Empty if no day is chosen.
 */
export function formatDayInBothCalendars(locale: string, day: string | undefined): string {
  if (!day || !DAY_PATTERN.test(day)) return '';
  const noon = toKathmanduNoon(day);
  if (locale === 'ne') return formatDate(noon, locale);
  return [formatDate(noon, locale), formatRomanBikramSambat(new Date(noon))].filter(Boolean).join(' · ');
}

/** Formats a day in short form: `22 Nov 2026`, or `22 Nov` without the year. In Nepali only the Bikram Sambat date is shown. */
export function formatShortDay(locale: string, day: string, { year = true } = {}): string {
  if (!year) return formatDay(toKathmanduNoon(day), locale);
  return removeSecondCalendar(formatShortDate(toKathmanduNoon(day), locale));
}

/** Removes the other calendar's day after a Bikram Sambat day. */
export function removeSecondCalendar(text: string): string {
  return text.replace(TRAILING_AD_DATE, '');
}

function toKathmanduNoon(day: string): string {
  return `${day}T12:00:00+05:45`;
}
