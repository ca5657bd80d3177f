import { DAY_MS } from '#domain/calendar/kathmandu.ts';

export const KEY_LIFETIMES = ['DAYS_30', 'DAYS_90', 'DAYS_365', 'NEVER'] as const;

export type KeyLifetime = (typeof KEY_LIFETIMES)[number];

const LIFETIME_DAYS: Record<KeyLifetime, number | null> = {
  DAYS_30: 30,
  DAYS_90: 90,
  DAYS_365: 365,
  NEVER: null,
};

/** Longest time for which the previous secret stays valid after a rotation, in hours. */
export const MAX_OVERLAP_HOURS = 7 * 24;

/** Days before a key's expiry on which each staff member who manages keys receives a warning. */
export const WARNING_DAYS = [7, 1] as const;

/** Returns the expiry of a key created at `now`, or null if it never expires. */
export function getKeyExpiry(lifetime: KeyLifetime, now: Date): Date | null {
  const days = LIFETIME_DAYS[lifetime];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

export const KEY_STATES = ['VALID', 'ENDS_SOON', 'EXPIRED', 'REVOKED'] as const;

export type KeyState = (typeof KEY_STATES)[number];

export function getKeyState(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): KeyState {
  if (revokedAt) return 'REVOKED';
  if (!expiresAt) return 'VALID';
  if (expiresAt <= now) return 'EXPIRED';
  return countDueWarnings(expiresAt, now) > 0 ? 'ENDS_SOON' : 'VALID';
}

/** Returns the number of expiry warnings that are due by now. */
export function countDueWarnings(expiresAt: Date, now: Date): number {
  const remainingMs = expiresAt.getTime() - now.getTime();
  return WARNING_DAYS.filter((days) => remainingMs <= days * DAY_MS).length;
}
