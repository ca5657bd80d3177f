const DAY = 24 * 60 * 60 * 1000;
const WARNED_FROM = 25 * DAY;
const OVER_FROM = 29 * DAY;

/** Time between two checks of the session, in ms. */
export const CHECK_INTERVAL_MS = 5 * 60 * 1000;

/**
 * Returns true if a session of this age in ms has ended. It ends a day before its token expires, so that no request fails
 * midway.
 */
export function hasEnded(age: number): boolean {
  return !(age < OVER_FROM);
}

/** Returns the days until a session of this age in ms ends, rounded up; null outside the warning period. */
export function daysToWarn(age: number): number | null {
  return age > WARNED_FROM && age < OVER_FROM ? Math.ceil((OVER_FROM - age) / DAY) : null;
}
