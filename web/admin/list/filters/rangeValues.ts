import { addDays, readWallClock } from '#domain/calendar/kathmandu.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { FilterValue, Range } from '../listFilter.ts';

/** Returns the instants at which a range of calendar days in Kathmandu starts and ends (end exclusive). */
export function toInstants(value: FilterValue | undefined): { from?: string; to?: string } {
  const { from, to } = toRange(value);
  return {
    ...(from && { from: toStartOfDay(from).toISOString() }),
    ...(to && { to: addDays(toStartOfDay(to), 1).toISOString() }),
  };
}

/** Parses the ends of a range from the plain digits in a URL. */
export function toNumbers(value: FilterValue | undefined): { from?: number; to?: number } {
  const { from, to } = toRange(value);
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

/** Normalises a typed range to whole numbers; null if an end is invalid. */
export function normaliseRange({ from = '', to = '' }: Range): Range | null {
  const [first, last] = [readNumber(from, { decimals: 0 }), readNumber(to, { decimals: 0 })];
  if (Number.isNaN(first ?? 0) || Number.isNaN(last ?? 0)) return null;
  return {
    ...(first !== undefined && { from: String(first) }),
    ...(last !== undefined && { to: String(last) }),
  };
}

/** Returns the known values of a choice; undefined if there are none, so that nothing is filtered. */
export function parseChoice<Value extends string>(
  value: FilterValue | undefined,
  knownValues: readonly Value[],
): Value[] | undefined {
  const selectedValues = knownValues.filter(
    (knownValue) => Array.isArray(value) && value.includes(knownValue),
  );
  return selectedValues.length > 0 ? selectedValues : undefined;
}

export function toRange(value: FilterValue | undefined): Range {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function toStartOfDay(day: string): Date {
  return readWallClock(day) ?? new Date(Number.NaN);
}
