import { DAY_MS } from '#domain/calendar/kathmandu.ts';
/** What can be sent in a batch, and LOGIN, which follows from a sign-in. */
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

/** How many activities one batch may hold. */
export const MAX_IN_BATCH = 100;

/** How many activities, and how many visits, are kept of an account; the oldest go first. */
export const ACTIVITIES_KEPT = 10_000;
export const VISITS_KEPT = 200;

/** How long activities and visits are kept. */
export const ACTIVITY_DAYS = 180;

/** How late an activity may arrive: a client that was offline sends it afterwards. */
export const LATEST_ARRIVAL_DAYS = 7;

/** When something counts as done: not after now, whatever the client's clock says; null when it came too late. */
export function activityTime(at: Date, now: Date): Date | null {
  if (at > now) return now;
  return now.getTime() - at.getTime() > LATEST_ARRIVAL_DAYS * DAY_MS ? null : at;
}
