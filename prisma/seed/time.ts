export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const KATHMANDU_OFFSET = 5.75 * HOUR;
const SATURDAY = 6;
/** Hours between which parcels are packed and delivered. */
const OPENING_HOUR = 10;
const CLOSING_HOUR = 18;

/** Returns the time at which clocks in Kathmandu show this hour, `daysAgo` days before `now`. */
export function createKathmanduTime(now: Date, { daysAgo, hour }: { daysAgo: number; hour: number }): Date {
  const { day } = toKathmanduClock(now);
  return new Date((day - daysAgo) * DAY + hour * HOUR - KATHMANDU_OFFSET);
}

export function isSaturdayInKathmandu(time: Date): boolean {
  return isSaturday(toKathmanduClock(time).day);
}

export function isWorkingTime(time: Date): boolean {
  const { day, hour } = toKathmanduClock(time);
  return !isSaturday(day) && hour >= OPENING_HOUR && hour < CLOSING_HOUR;
}

/**
 * Returns the time itself if it is in working hours, otherwise a time after the next opening. Saturday is a day off.
 */
export function toNextWorkingTime(time: Date, delayAfterOpening: number): Date {
  if (isWorkingTime(time)) return time;
  const { day, hour } = toKathmanduClock(time);
  const nextDay = hour < OPENING_HOUR ? day : day + 1;
  const openDay = isSaturday(nextDay) ? nextDay + 1 : nextDay;
  return new Date(openDay * DAY + OPENING_HOUR * HOUR - KATHMANDU_OFFSET + delayAfterOpening);
}

/** Returns the days since 1970 and the fractional hour of the day, in Kathmandu time. */
function toKathmanduClock(time: Date): { day: number; hour: number } {
  const localTime = time.getTime() + KATHMANDU_OFFSET;
  const day = Math.floor(localTime / DAY);
  return { day, hour: (localTime - day * DAY) / HOUR };
}

function isSaturday(day: number): boolean {
  return new Date(day * DAY).getUTCDay() === SATURDAY;
}
