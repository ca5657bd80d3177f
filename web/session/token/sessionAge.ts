const DAY = 24 * 60 * 60 * 1000;
const WARNED_FROM = 25 * DAY;
const OVER_FROM = 29 * DAY;

/** How long the watch waits between two looks, in ms. */
export const CHECK_EVERY = 5 * 60 * 1000;

/** Whether a session of this age (ms) is treated as over: a day before its token is, so that nothing breaks off. */
export function isOver(age: number): boolean {
  return !(age < OVER_FROM);
}

/** Days until a session of this age (ms) ends, rounded up, within the span of the warning; null outside of it. */
export function daysToWarn(age: number): number | null {
  return age > WARNED_FROM && age < OVER_FROM ? Math.ceil((OVER_FROM - age) / DAY) : null;
}
