import { toWallClock } from '#domain/calendar/kathmandu.ts';

export interface OpeningHours {
  days: string;
  opens: string;
  closes: string;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** True if the store is open at this time in Kathmandu; null if the hours cannot be parsed. */
export function isOpenAt(hours: readonly OpeningHours[], now: Date): boolean | null {
  const openingSpans = hours.map(parseHours);
  if (openingSpans.length === 0 || openingSpans.some((openingSpan) => openingSpan === null)) return null;

  const localTime = toWallClock(now);
  const weekday = localTime.getUTCDay();
  const minute = localTime.getUTCHours() * 60 + localTime.getUTCMinutes();
  return openingSpans.some(
    (openingSpan) =>
      openingSpan?.weekdays.includes(weekday) && minute >= openingSpan.opens && minute < openingSpan.closes,
  );
}

function parseHours({ days, opens, closes }: OpeningHours) {
  const weekdays = parseDays(days);
  const opensAt = parseTime(opens);
  const closesAt = parseTime(closes);
  return weekdays && opensAt !== null && closesAt !== null
    ? { weekdays, opens: opensAt, closes: closesAt }
    : null;
}

/** Parses `Mon-Sat` or `Sunday` into weekdays, where 0 is Sunday. */
function parseDays(days: string): number[] | null {
  const [firstWeekday = -1, lastWeekday = firstWeekday] = days
    .split(/[-–]/)
    .map((day) => WEEKDAYS.indexOf(day.trim().slice(0, 3).toLowerCase()));
  if (firstWeekday < 0 || lastWeekday < 0) return null;
  return Array.from(
    { length: ((lastWeekday - firstWeekday + 7) % 7) + 1 },
    (_, offset) => (firstWeekday + offset) % 7,
  );
}

/** Parses `10:00 AM` into minutes since midnight. */
function parseTime(time: string): number | null {
  const [, hour, minute, meridiem] = /^(\d{1,2}):(\d{2})\s*(AM|PM)$/i.exec(time.trim()) ?? [];
  if (!hour || !minute || !meridiem) return null;
  return ((Number(hour) % 12) + (meridiem.toUpperCase() === 'PM' ? 12 : 0)) * 60 + Number(minute);
}
