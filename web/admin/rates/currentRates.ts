import { startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';

interface Rate {
  perTola: number;
  effectiveFrom: string;
}

export interface Standing<R extends Rate> {
  /** The rate that the prices follow; null before the first. */
  inForce: R | null;
  /** The rate at the end of yesterday in Kathmandu. */
  yesterday: R | null;
  /** Those that come into force later, the next one first. */
  upcoming: readonly R[];
}

/** Where a metal stands, of its rates with the last first. */
export function standingRates<R extends Rate>(rates: readonly R[], now: Date): Standing<R> {
  const today = startOfKathmanduDay(now);
  const lastBefore = (at: Date) => rates.find(({ effectiveFrom }) => new Date(effectiveFrom) < at) ?? null;
  return {
    inForce: rates.find(({ effectiveFrom }) => new Date(effectiveFrom) <= now) ?? null,
    yesterday: lastBefore(today),
    upcoming: rates.filter(({ effectiveFrom }) => new Date(effectiveFrom) > now).toReversed(),
  };
}
