import { toWallClock } from '#domain/calendar/kathmandu.ts';

export interface Hours {
  days: string;
  opens: string;
  closes: string;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether the doors are open at this instant by the clock in Kathmandu; null where the hours cannot be read. */
export function isOpenAt(hours: readonly Hours[], now: Date): boolean | null {
  const spans = hours.map(readHours);
  if (spans.length === 0 || spans.some((span) => span === null)) return null;

  const clock = toWallClock(now);
  const weekday = clock.getUTCDay();
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return spans.some(
    (span) => span?.weekdays.includes(weekday) && minute >= span.opens && minute < span.closes,
  );
}

function readHours({ days, opens, closes }: Hours) {
  const weekdays = readDays(days);
  const from = readTime(opens);
  const to = readTime(closes);
  return weekdays && from !== null && to !== null ? { weekdays, opens: from, closes: to } : null;
}

/** `Mon-Sat`, `Sunday`: the weekdays from 0, Sunday. */
function readDays(days: string): number[] | null {
  const [first = -1, last = first] = days
    .split(/[-–]/)
    .map((day) => WEEKDAYS.indexOf(day.trim().slice(0, 3).toLowerCase()));
  if (first < 0 || last < 0) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

/** `10:00 AM`: minutes since midnight. */
function readTime(time: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*(AM|PM)$/i.exec(time.trim()) ?? [];
  if (!hour || !minute || !half) return null;
  return ((Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
