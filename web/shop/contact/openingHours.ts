import { toWallClock } from '#domain/calendar/kathmandu.ts';

export interface OpeningHours {
  days: string;
  opens: string;
  closes: string;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** True if the store is open at this time in Kathmandu; null if the hours cannot be parsed. */
export function isOpenAt(hours: readonly OpeningHours[], now: Date): boolean | null {
  const spans = hours.map(readHours);
  if (spans.length === 0 || spans.some((span) => span === null)) return null;

  const clock = toWallClock(now);
  const weekday = clock.getUTCDay();
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return spans.some(
    (span) => span?.weekdays.includes(weekday) && minute >= span.opens && minute < span.closes,
  );
}

function readHours({ days, opens, closes }: OpeningHours) {
  const weekdays = parseDays(days);
  const from = parseTime(opens);
  const to = parseTime(closes);
  return weekdays && from !== null && to !== null ? { weekdays, opens: from, closes: to } : null;
}

/** Parses `Mon-Sat` or `Sunday` into weekdays, where 0 is Sunday. */
function parseDays(days: string): number[] | null {
  const [first = -1, last = first] = days
    .split(/[-–]/)
    .map((day) => WEEKDAYS.indexOf(day.trim().slice(0, 3).toLowerCase()));
  if (first < 0 || last < 0) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

/** Parses `10:00 AM` into minutes since midnight. */
function parseTime(time: string): number | null {
  const [, hour, minute, meridiem] = /^(\d{1,2}):(\d{2})\s*(AM|PM)$/i.exec(time.trim()) ?? [];
  if (!hour || !minute || !meridiem) return null;
  return ((Number(hour) % 12) + (meridiem.toUpperCase() === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
