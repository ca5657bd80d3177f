import { nepaliTime } from '#domain/calendar/nepaliTime.ts';

const instant = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
});

/** Returns a Kathmandu time to the minute, in the reader's format. */
export function formatDayAndTime(language: 'en' | 'ne', at: Date): string {
  return language === 'ne' ? nepaliTime.instant(at) : instant.format(at);
}
