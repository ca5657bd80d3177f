export const DAY_MS = 86_400_000;

/** Kathmandu's clock is ahead of UTC by this, summer and winter. */
const OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Kathmandu's wall clock at an instant, as a date whose UTC parts it is: so a spreadsheet knows time, without a zone. */
export function toWallClock(at: Date): Date {
  return new Date(at.getTime() + OFFSET_MS);
}

/** The instant at which Kathmandu's wall clock shows the UTC parts of a date. */
export function fromWallClock(clock: Date): Date {
  return new Date(clock.getTime() - OFFSET_MS);
}

/** The day on Kathmandu's calendar as a date column holds it: its midnight, said in UTC. */
export function kathmanduDay(at: Date): Date {
  return new Date(Math.floor(toWallClock(at).getTime() / DAY_MS) * DAY_MS);
}

/** The instant at which a Kathmandu day, as a date column holds it, begins. */
export function startOfDay(day: Date): Date {
  return fromWallClock(day);
}

/** The instant at which the Kathmandu day of an instant began. */
export function startOfKathmanduDay(at: Date): Date {
  return startOfDay(kathmanduDay(at));
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * DAY_MS);
}

/** `2026-11-21` */
export function formatIsoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** `2026-11-21T18:30`: Kathmandu's clock at an instant, as the browser's own field for a time holds it. */
export function formatWallClock(at: Date): string {
  return toWallClock(at).toISOString().slice(0, 16);
}

/** The instant at which Kathmandu's clock shows that, or a day of it begins; null where the text is no such time. */
export function readWallClock(text: string): Date | null {
  const at = Date.parse(DAY.test(text) ? `${text}T00:00Z` : `${text}Z`);
  return Number.isNaN(at) ? null : fromWallClock(new Date(at));
}
