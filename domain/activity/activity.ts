import { DAY_MS } from '#domain/calendar/kathmandu.ts';
/** Activity types that a client can send in a batch, and LOGIN, which the server records on sign-in. */
export const ACTIVITY_TYPES = [
  'PAGE_NAVIGATION',
  'PAGE_EXIT',
  'PAGE_ENTRY',
  'PRODUCT_VIEW',
  'SCROLL',
  'CLICK',
  'USER_ACTION',
  'LOGIN',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const MAX_BATCH_SIZE = 100;

/** Maximum number of activities and visits kept per account. The oldest are deleted first. */
export const MAX_ACTIVITIES = 10_000;
export const MAX_VISITS = 200;

/** Days for which activities and visits are kept. */
export const ACTIVITY_DAYS = 180;

/** Longest accepted delay of an activity. A client that was offline sends its activities later. */
export const MAX_DELAY_DAYS = 7;

/**
 * Returns the time to record for an activity: never later than `now`, since the client's clock may be wrong. Returns
 * null if the activity arrived too late.
 */
export function getActivityTime(occurredAt: Date, now: Date): Date | null {
  if (occurredAt > now) return now;
  return now.getTime() - occurredAt.getTime() > MAX_DELAY_DAYS * DAY_MS ? null : occurredAt;
}
