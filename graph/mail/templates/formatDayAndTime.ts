import { nepaliTime } from '#domain/calendar/nepaliTime.ts';

const timeZone = 'Asia/Kathmandu';
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });

/** Returns a Kathmandu time to the minute, in the reader's format, such as `12:00 on 4 December 2026`. */
export function formatDayAndTime(language: 'en' | 'ne', at: Date): string {
  return language === 'ne'
    ? nepaliTime.formatInstantInBothCalendars(at)
    : `${timeFormat.format(at)} on ${dayFormat.format(at)}`;
}
