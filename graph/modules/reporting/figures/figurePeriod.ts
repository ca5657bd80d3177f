import { addDays, DAY_MS, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { createArgumentError } from '#graph/errors/httpError.ts';
import { validateLimit } from '#graph/pagination/validateLimit.ts';
import type { FigureInterval } from '#graph/schema/schema.generated.ts';

/** A range of Kathmandu days, both ends included. */
export interface Days {
  from: Date;
  to: Date;
}

export interface Period extends Days {
  interval: FigureInterval;
}

const MAX_DAYS = 5 * 366;

/** Returns the last `count` days, including today. */
export function getLastDays(now: Date, count: number | null | undefined): Period {
  const to = toKathmanduDay(now);
  return { from: addDays(to, 1 - validateLimit('period', count, 365)), to, interval: 'DAY' };
}

interface PeriodInput {
  from?: Date | null;
  to?: Date | null;
  interval?: FigureInterval | null;
}

/** Returns the days between two times; the last 30 days if neither is given. */
export function toRequestedPeriod(now: Date, { from, to, interval }: PeriodInput): Period {
  const lastDay = toKathmanduDay(to ?? now);
  const firstDay = from ? toKathmanduDay(from) : addDays(lastDay, -29);
  if (firstDay > lastDay) throw createArgumentError('PERIOD_BACKWARDS', 'from');
  if (countDays({ from: firstDay, to: lastDay }) > MAX_DAYS)
    throw createArgumentError('PERIOD_TOO_LONG', 'from');
  return { from: firstDay, to: lastDay, interval: interval ?? 'DAY' };
}

/** Returns the same number of days immediately before the period. */
export function getDaysBefore(period: Days): Days {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) };
}

/**
 * Returns the first day of the bucket that contains a day. A week or month that began before the period starts with the
 * period.
 */
function toBucket(day: Date, { from, interval }: Period): Date {
  const start = { DAY: day, WEEK: getWeekStart(day), MONTH: getMonthStart(day) }[interval];
  return start < from ? from : start;
}

/** Groups rows of single days by the period's buckets. Returns each bucket's first day and its rows. */
export function groupByBucket<Row extends { day: Date }>(
  period: Period,
  rows: readonly Row[],
): { day: Date; rows: Row[] }[] {
  const buckets = new Map<number, { day: Date; rows: Row[] }>();
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const start = toBucket(day, period);
    if (!buckets.has(start.getTime())) buckets.set(start.getTime(), { day: start, rows: [] });
  }
  for (const row of rows) buckets.get(toBucket(row.day, period).getTime())?.rows.push(row);
  return [...buckets.values()];
}

function getWeekStart(day: Date): Date {
  return addDays(day, -day.getUTCDay());
}

function getMonthStart(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
}

export function countDays({ from, to }: Days): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS) + 1;
}
