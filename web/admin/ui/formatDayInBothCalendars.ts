import { romanBikramSambat } from '#domain/calendar/romanBikramSambat.ts';
import { formatDate, formatDay, formatShortDate } from '#web/locale/formatTime.ts';

const AD_BEHIND = / \([^()]*\)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a date field's day in both calendars, `22 November 2026 · 6 Mangsir 2083`, because browsers use local
 * date orders, in which 3/4 is ambiguous. Empty if none is chosen.
 */
export function formatDayInBothCalendars(locale: string, day: string | undefined): string {
  if (!day || !DAY.test(day)) return '';
  const noon = noonInKathmandu(day);
  if (locale === 'ne') return formatDate(noon, locale);
  return [formatDate(noon, locale), romanBikramSambat(new Date(noon))].filter(Boolean).join(' · ');
}

/** Formats a day in short form: `22 Nov 2026`, or `22 Nov` without the year. In Nepali only the Bikram Sambat date is shown. */
export function shortDay(locale: string, day: string, { year = true } = {}): string {
  if (!year) return formatDay(noonInKathmandu(day), locale);
  return removeSecondCalendar(formatShortDate(noonInKathmandu(day), locale));
}

/** Removes the other calendar's day after a Bikram Sambat day. */
export function removeSecondCalendar(text: string): string {
  return text.replace(AD_BEHIND, '');
}

function noonInKathmandu(day: string): string {
  return `${day}T12:00:00+05:45`;
}
