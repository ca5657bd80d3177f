import { toWallClock } from '#domain/calendar/kathmandu.ts';
import type { NepaliTime, OpeningHoursText } from '#domain/calendar/nepaliTime.ts';

const TIME_ZONE = 'Asia/Kathmandu';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const LONG_DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

type Instant = string | Date;

let nepaliTime: NepaliTime | null = null;

/** Registers the Nepali formats, which load with the Nepali texts. English readers do not load them. */
export function registerNepaliFormats(nepaliFormats: NepaliTime): void {
  nepaliTime = nepaliFormats;
}

/** `22 November 2026` in Nepal time; in Nepali (`ne`) the Bikram Sambat date comes first. */
export function formatDate(instant: Instant, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatDateInBothCalendars(new Date(instant));
  return format(instant, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `22 Nov 2026` in Nepal time. */
export function formatShortDate(instant: Instant, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatDateInBothCalendars(new Date(instant));
  return format(instant, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `22 Nov 2026, 3:05 pm` in Nepal time. */
export function formatInstant(instant: Instant, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatInstantInBothCalendars(new Date(instant));
  return format(instant, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
}

/** `Sun 22 – Tue 24 November`: the days between which a parcel should arrive. */
export function formatDayRange({ from, to }: { from: Instant; to: Instant }, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatDaySpan(new Date(from), new Date(to));
  const firstDay = format(from, LONG_DAY);
  const lastDay = format(to, LONG_DAY);
  if (firstDay === lastDay) return lastDay;
  const isSameMonth = format(from, { month: 'long' }) === format(to, { month: 'long' });
  return `${isSameMonth ? format(from, { weekday: 'short', day: 'numeric' }) : firstDay} – ${lastDay}`;
}

/** `22 Nov`; in Nepali the Bikram Sambat day. */
export function formatDay(instant: Instant, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatDayAndMonth(new Date(instant));
  const { day, month } = getTimeParts(instant);
  return `${day} ${MONTHS[month]}`;
}

/** `3:05 pm` */
export function formatTimeOfDay(instant: Instant, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatClock(new Date(instant));
  const { hour, minute } = getTimeParts(instant);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `Mon-Sat 10:00 AM-8:00 PM` */
export function formatOpeningHours(hours: OpeningHoursText, locale: string): string {
  if (locale === 'ne' && nepaliTime) return nepaliTime.formatHours(hours);
  return `${hours.days} ${hours.opens}-${hours.closes}`;
}

/** Avoids Intl, which takes 60 ms to load on a phone. The first screen already shows the time of the metal rate. */
function getTimeParts(instant: Instant) {
  const clock = toWallClock(new Date(instant));
  return {
    day: clock.getUTCDate(),
    month: clock.getUTCMonth(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  };
}

function format(instant: Instant, options: Intl.DateTimeFormatOptions): string {
  return getFormatter(options).format(new Date(instant));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter on a phone takes as long as rendering a row of cards. */
function getFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  // In Nepal, the day precedes the month even in English dates.
  const cachedFormatter =
    formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: TIME_ZONE });
  formatters.set(key, cachedFormatter);
  return cachedFormatter;
}
