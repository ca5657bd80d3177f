import { formatIsoDay, kathmanduDay, readWallClock } from '#domain/calendar/kathmandu.ts';

/** Returns today as a Kathmandu day for a date field. */
export function kathmanduToday(): string {
  return formatIsoDay(kathmanduDay(new Date()));
}

/** Returns the time cash was received on a day: null (now) for today, the start of an earlier day. */
export function toReceivedAt(day: string): string | null | undefined {
  return day === kathmanduToday() ? null : readWallClock(day)?.toISOString();
}
