const DAY_MS = 24 * 60 * 60 * 1000;
const WARNING_AGE_MS = 25 * DAY_MS;
const EXPIRY_AGE_MS = 29 * DAY_MS;

/** Time between two checks of the session, in ms. */
export const CHECK_INTERVAL_MS = 5 * 60 * 1000;

/**
 * Returns true if a session of this age in ms has ended. It ends a day before its token expires, so that no request fails
 * midway.
 */
export function hasEnded(ageMs: number): boolean {
  return !(ageMs < EXPIRY_AGE_MS);
}

/** Returns the days until a session of this age in ms ends, rounded up; null outside the warning period. */
export function getWarningDays(ageMs: number): number | null {
  return ageMs > WARNING_AGE_MS && ageMs < EXPIRY_AGE_MS ? Math.ceil((EXPIRY_AGE_MS - ageMs) / DAY_MS) : null;
}
