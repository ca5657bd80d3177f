import { formatIsoDay, readWallClock, toKathmanduDay } from '#domain/calendar/kathmandu.ts';

/** Returns today as a Kathmandu day for a date field. */
export function getKathmanduToday(): string {
  return formatIsoDay(toKathmanduDay(new Date()));
}

/**
 * Converts the day on which cash was received into a time: null (now) for today, the start of the day for any other
 * day, undefined if the day is invalid.
 */
export function toReceivedAt(day: string): string | null | undefined {
  return day === getKathmanduToday() ? null : readWallClock(day)?.toISOString();
}
