import { addDays, DAY_MS, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { refusedArgument } from '#graph/errors/httpError.ts';
import { withinLimit } from '#graph/pagination/withinLimit.ts';
import type { FigureInterval } from '#graph/schema/schema.generated.ts';

/** A run of Kathmandu days, the first and the last included. */
export interface Days {
  from: Date;
  to: Date;
}

export interface Period extends Days {
  interval: FigureInterval;
}

const MAX_DAYS = 5 * 366;

/** The last days, today included. */
export function lastDays(now: Date, count: number | null | undefined): Period {
  const to = kathmanduDay(now);
  return { from: addDays(to, 1 - withinLimit('period', count, 365)), to, interval: 'DAY' };
}

interface Asked {
  from?: Date | null;
  to?: Date | null;
  interval?: FigureInterval | null;
}

/** The days between two instants. The last 30 days if neither is given. */
export function askedPeriod(now: Date, { from, to, interval }: Asked): Period {
  const last = kathmanduDay(to ?? now);
  const first = from ? kathmanduDay(from) : addDays(last, -29);
  if (first > last) throw refusedArgument('PERIOD_BACKWARDS', 'from');
  if (countDays({ from: first, to: last }) > MAX_DAYS) throw refusedArgument('PERIOD_TOO_LONG', 'from');
  return { from: first, to: last, interval: interval ?? 'DAY' };
}

/** As many days, just before. */
export function daysBefore(period: Days): Days {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) };
}

/** The first day of the bucket that a day falls into: a week or a month that began earlier begins with the period. */
function toBucket(day: Date, { from, interval }: Period): Date {
  const start = { DAY: day, WEEK: startOfWeek(day), MONTH: firstOfMonth(day) }[interval];
  return start < from ? from : start;
}

/** Spreads rows of single days over the period's buckets: for each, its first day and its rows. */
export function bucketed<Row extends { day: Date }>(
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

function startOfWeek(day: Date): Date {
  return addDays(day, -day.getUTCDay());
}

function firstOfMonth(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
}

export function countDays({ from, to }: Days): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS) + 1;
}
