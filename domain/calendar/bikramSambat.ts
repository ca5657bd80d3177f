import { DAY_MS, toKathmanduDay } from './kathmandu.ts';

/**
 * Days in the twelve months of each Bikram Sambat year. They cannot be calculated: Nepal's calendar committee (Nepal
 * Panchanga Nirnayak Vikas Samiti) sets them year by year in its printed calendar. The tables of npm's
 * nepali-date-converter 3.4.0 and @remotemerge/nepali-date-converter 1.2.1 agree on every day up to the end of 2086
 * and no further.
 */
const MONTH_LENGTHS: Record<number, string> = {
  2075: '31 31 32 31 31 31 30 29 30 29 30 30',
  2076: '31 32 31 32 31 30 30 30 29 29 30 30',
  2077: '31 32 31 32 31 30 30 30 29 30 29 31',
  2078: '31 31 31 32 31 31 30 29 30 29 30 30',
  2079: '31 31 32 31 31 31 30 29 30 29 30 30',
  2080: '31 32 31 32 31 30 30 30 29 29 30 30',
  2081: '31 32 31 32 31 30 30 30 29 30 29 31',
  2082: '31 31 32 31 31 31 30 29 30 29 30 30',
  2083: '31 31 32 31 31 31 30 29 30 29 30 30',
  2084: '31 32 31 32 31 30 30 30 29 29 30 31',
  2085: '30 32 31 32 31 30 30 30 29 30 29 31',
  2086: '31 31 32 31 31 31 30 29 30 29 30 30',
};

const FIRST_YEAR = 2075;
/** Last year of the printed calendar. */
export const LAST_BS_YEAR = Math.max(...Object.keys(MONTH_LENGTHS).map(Number));
/** 1 Baisakh 2075 */
const FIRST_DAY = Date.UTC(2018, 3, 14);

export interface BikramSambatDay {
  year: number;
  /** From 1 (Baisakh) to 12. */
  month: number;
  day: number;
}

/** Returns the Bikram Sambat day of a time in Kathmandu, or null outside the printed calendar. */
export function toBikramSambat(instant: Date): BikramSambatDay | null {
  let remainingDays = (toKathmanduDay(instant).getTime() - FIRST_DAY) / DAY_MS;
  if (!(remainingDays >= 0)) return null;
  for (let year = FIRST_YEAR; MONTH_LENGTHS[year]; year++) {
    for (const [index, length] of toLengths(year).entries()) {
      if (remainingDays < length) return { year, month: index + 1, day: remainingDays + 1 };
      remainingDays -= length;
    }
  }
  return null;
}

/**
 * Returns the day of the Gregorian calendar, as a date column stores it, or null if the printed calendar has no such
 * day.
 */
export function fromBikramSambat({ year, month, day }: BikramSambatDay): Date | null {
  const lengths = MONTH_LENGTHS[year] ? toLengths(year) : [];
  const length = lengths[month - 1];
  if (length === undefined || !Number.isInteger(day) || day < 1 || day > length) return null;
  let days = day - 1;
  for (const earlierLength of lengths.slice(0, month - 1)) days += earlierLength;
  for (let earlierYear = FIRST_YEAR; earlierYear < year; earlierYear++)
    for (const monthLength of toLengths(earlierYear)) days += monthLength;
  return new Date(FIRST_DAY + days * DAY_MS);
}

function toLengths(year: number): number[] {
  return (MONTH_LENGTHS[year] ?? '').split(' ').map(Number);
}
