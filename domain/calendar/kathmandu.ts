export const DAY_MS = 86_400_000;

/** Kathmandu's offset from UTC. There is no daylight saving time. */
const OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns a date whose UTC fields show Kathmandu time, since a spreadsheet stores times without a zone. */
export function toWallClock(at: Date): Date {
  return new Date(at.getTime() + OFFSET_MS);
}

/** Converts a date whose UTC fields show Kathmandu time to the actual time. */
export function fromWallClock(clock: Date): Date {
  return new Date(clock.getTime() - OFFSET_MS);
}

/** Returns the Kathmandu day as a date column stores it: midnight UTC. */
export function toKathmanduDay(at: Date): Date {
  return new Date(Math.floor(toWallClock(at).getTime() / DAY_MS) * DAY_MS);
}

/** Returns the start of a Kathmandu day, given as a date column stores it: midnight UTC. */
export function startOfDay(day: Date): Date {
  return fromWallClock(day);
}

export function startOfKathmanduDay(at: Date): Date {
  return startOfDay(toKathmanduDay(at));
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * DAY_MS);
}

/** `2026-11-21` */
export function formatIsoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Formats Kathmandu time as the value of a `datetime-local` field: `2026-11-21T18:30`. */
export function formatWallClock(at: Date): string {
  return toWallClock(at).toISOString().slice(0, 16);
}

/**
 * Parses a Kathmandu date and time. A date without a time means the start of that day. Returns null if the text is
 * invalid.
 */
export function readWallClock(text: string): Date | null {
  const at = Date.parse(DAY.test(text) ? `${text}T00:00Z` : `${text}Z`);
  return Number.isNaN(at) ? null : fromWallClock(new Date(at));
}
