import { inNepali } from '#domain/calendar/nepaliTime.ts';

const instant = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** A time in Kathmandu, to the minute, as its reader writes it. */
export function dayAndTime(language: 'en' | 'ne', at: Date): string {
  return language === 'ne' ? inNepali.instant(at) : instant.format(at);
}
