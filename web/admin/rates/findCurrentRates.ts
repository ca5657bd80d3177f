import { startOfKathmanduDay } from '#domain/calendar/kathmandu.ts';

interface Rate {
  perTola: number;
  effectiveFrom: string;
}

export interface MetalRates<R extends Rate> {
  /** Rate in force; null before the first rate. */
  inForce: R | null;
  /** Rate at the end of yesterday in Kathmandu. */
  yesterday: R | null;
  /** Future rates, earliest first. */
  upcoming: readonly R[];
}

/** Returns a metal's current, previous and future rates. `rates` must be sorted newest first. */
export function findCurrentRates<R extends Rate>(rates: readonly R[], now: Date): MetalRates<R> {
  const today = startOfKathmanduDay(now);
  const findLastBefore = (time: Date) =>
    rates.find(({ effectiveFrom }) => new Date(effectiveFrom) < time) ?? null;
  return {
    inForce: rates.find(({ effectiveFrom }) => new Date(effectiveFrom) <= now) ?? null,
    yesterday: findLastBefore(today),
    upcoming: rates.filter(({ effectiveFrom }) => new Date(effectiveFrom) > now).toReversed(),
  };
}
