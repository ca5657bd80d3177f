import { romanBikramSambat } from '#domain/calendar/romanBikramSambat.ts';
import { formatDate } from '#web/locale/formatTime.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day of a date field by both calendars, `22 November 2026 · 6 Mangsir 2083`: the browser writes it in the order of its own
 * country, in which 3/4 may be either. Empty where none is chosen yet.
 */
export function dayInWords(locale: string, day: string | undefined): string {
  if (!day || !DAY.test(day)) return '';
  const noon = `${day}T12:00:00+05:45`;
  if (locale === 'ne') return formatDate(noon, locale);
  return [formatDate(noon, locale), romanBikramSambat(new Date(noon))].filter(Boolean).join(' · ');
}
