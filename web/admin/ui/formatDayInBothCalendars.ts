import { romanBikramSambat } from '#domain/calendar/romanBikramSambat.ts';
import { formatDate, formatDay, formatShortDate } from '#web/locale/formatTime.ts';

const AD_BEHIND = / \([^()]*\)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day of a date field by both calendars, `22 November 2026 · 6 Mangsir 2083`: the browser writes it in the order of its own
 * country, in which 3/4 may be either. Empty where none is chosen yet.
 */
export function dayInWords(locale: string, day: string | undefined): string {
  if (!day || !DAY.test(day)) return '';
  const noon = noonOf(day);
  if (locale === 'ne') return formatDate(noon, locale);
  return [formatDate(noon, locale), romanBikramSambat(new Date(noon))].filter(Boolean).join(' · ');
}

/** `22 Nov 2026`, in Nepali by Bikram Sambat alone; `22 Nov` where its year is known. */
export function shortDay(locale: string, day: string, { year = true } = {}): string {
  if (!year) return formatDay(noonOf(day), locale);
  return byOneCalendar(formatShortDate(noonOf(day), locale));
}

/** Drops the other calendar's day from behind one of Bikram Sambat. */
export function byOneCalendar(text: string): string {
  return text.replace(AD_BEHIND, '');
}

function noonOf(day: string): string {
  return `${day}T12:00:00+05:45`;
}
