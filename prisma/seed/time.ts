export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const KATHMANDU_OFFSET = 5.75 * HOUR;
const SATURDAY = 6;
/** Hours in which parcels are packed and delivered. */
const OPENS = 10;
const CLOSES = 18;

/** Returns the time at which clocks in Kathmandu show this hour, `daysAgo` days before now. */
export function kathmanduTime(now: Date, { daysAgo, hour }: { daysAgo: number; hour: number }): Date {
  const { day } = kathmanduClock(now);
  return new Date((day - daysAgo) * DAY + hour * HOUR - KATHMANDU_OFFSET);
}

export function isSaturdayInKathmandu(at: Date): boolean {
  return isSaturday(kathmanduClock(at).day);
}

export function isWorkingTime(at: Date): boolean {
  const { day, hour } = kathmanduClock(at);
  return !isSaturday(day) && hour >= OPENS && hour < CLOSES;
}

/** Returns the time itself if it is in working hours, or else a time after the next opening. Saturday is a day off. */
export function workingTime(at: Date, afterOpening: number): Date {
  if (isWorkingTime(at)) return at;
  const { day, hour } = kathmanduClock(at);
  const next = hour < OPENS ? day : day + 1;
  const open = isSaturday(next) ? next + 1 : next;
  return new Date(open * DAY + OPENS * HOUR - KATHMANDU_OFFSET + afterOpening);
}

/** Returns the day, counted from 1970, and the hour with its fraction. */
function kathmanduClock(at: Date): { day: number; hour: number } {
  const local = at.getTime() + KATHMANDU_OFFSET;
  const day = Math.floor(local / DAY);
  return { day, hour: (local - day * DAY) / HOUR };
}

function isSaturday(day: number): boolean {
  return new Date(day * DAY).getUTCDay() === SATURDAY;
}
