import { formatClock, formatDay } from '#web/locale/formatTime.ts';

/** When a rate came into force, as one reads it in Kathmandu: the time on the day itself, later the date. */
export function rateTime(effectiveFrom: string, now: Date, locale: string): string {
  const from = new Date(effectiveFrom);
  const day = formatDay(from, locale);
  return day === formatDay(now, locale) ? formatClock(from, locale) : day;
}
