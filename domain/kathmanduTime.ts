const DAY_MS = 86_400_000;
/** Kathmandu's clock is ahead of UTC by this, summer and winter. */
const OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The instant at which the Kathmandu day of an instant began. */
export function startOfKathmanduDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS);
}

/** `2026-11-21T18:30`: Kathmandu's clock at an instant, as the browser's own field for a time holds it. */
export function kathmanduClock(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 16);
}

/** The instant at which Kathmandu's clock shows that; null where the text is no such time. */
export function instantOfClock(text: string): Date | null {
  const at = Date.parse(DAY.test(text) ? `${text}T00:00Z` : `${text}Z`);
  return Number.isNaN(at) ? null : new Date(at - OFFSET_MS);
}
