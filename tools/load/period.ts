import type { Random } from '#prisma/seed/random.ts';
import { DAY, HOUR } from '#prisma/seed/time.ts';

const DAYS = 3 * 365;
const KATHMANDU_OFFSET = 5.75 * HOUR;
/** Tihar and the weddings bring the most, the monsoon the least; by month, from January. */
const SEASON = [0.9, 1.1, 1, 1, 1.1, 0.8, 0.7, 0.9, 1.2, 1.7, 1.6, 1.1];
const SATURDAY = 6;

/** The three years that the loaded rows are spread over; the last day is over. */
export interface Period {
  start: number;
  end: number;
}

/** @param until the day in Kathmandu before which everything happened, as in `2026-11-21` */
export function periodBefore(until: string): Period {
  const end = Date.parse(until) - KATHMANDU_OFFSET;
  return { start: end - DAYS * DAY, end };
}

/** The moments at which so many orders are placed, in order: more from year to year, by season, and at day. */
export function* orderMoments(count: number, { start }: Period, random: Random): Generator<number> {
  const weights = Array.from({ length: DAYS }, (_, day) => toWeight(day, start));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let placed = 0;
  for (const [day, weight] of weights.entries()) {
    before += weight;
    const ofDay = Math.round((count * before) / total) - placed;
    placed += ofDay;
    for (let index = 0; index < ofDay; index += 1) {
      const hour = 7 + 15.5 * ((index + random.next()) / ofDay) ** 0.8;
      yield Math.floor(start + day * DAY + hour * HOUR);
    }
  }
}

function toWeight(day: number, start: number): number {
  const date = new Date(start + KATHMANDU_OFFSET + day * DAY);
  const growth = 1 + (2 * day) / DAYS;
  return growth * (SEASON[date.getUTCMonth()] ?? 1) * (date.getUTCDay() === SATURDAY ? 1.4 : 1);
}

/** The `index`th of `count` moments spread evenly over the period, in order. */
export function evenMoment(index: number, count: number, { start, end }: Period, random: Random): number {
  return Math.floor(start + ((index + random.next()) / count) * (end - start));
}
