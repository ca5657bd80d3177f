import { formatIsoDay, kathmanduDay, readWallClock } from '#domain/calendar/kathmandu.ts';

/** Today as a day of Kathmandu, as a field takes it. */
export function courierToday(): string {
  return formatIsoDay(kathmanduDay(new Date()));
}

/** When cash of a day came: of today's the moment counts, of an earlier day's its beginning. */
export function cameOn(day: string): string | null | undefined {
  return day === courierToday() ? null : readWallClock(day)?.toISOString();
}
