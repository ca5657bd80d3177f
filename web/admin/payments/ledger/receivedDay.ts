import { formatIsoDay, readWallClock, toKathmanduDay } from '#domain/calendar/kathmandu.ts';

/** Returns today as a Kathmandu day for a date field. */
export function getKathmanduToday(): string {
  return formatIsoDay(toKathmanduDay(new Date()));
}

/** Returns the time cash was received on a day: null (now) for today, the start of an earlier day. */
export function toReceivedAt(day: string): string | null | undefined {
  return day === getKathmanduToday() ? null : readWallClock(day)?.toISOString();
}
