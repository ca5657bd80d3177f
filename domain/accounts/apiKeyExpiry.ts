import { DAY_MS } from '#domain/calendar/kathmandu.ts';

/** How long a key may be good for. */
export const KEY_LIFETIMES = ['DAYS_30', 'DAYS_90', 'DAYS_365', 'NEVER'] as const;

export type KeyLifetime = (typeof KEY_LIFETIMES)[number];

const DAYS: Record<KeyLifetime, number | null> = { DAYS_30: 30, DAYS_90: 90, DAYS_365: 365, NEVER: null };

/** How long the secret before may go on working once there is a new one, in hours. */
export const MAX_OVERLAP_HOURS = 7 * 24;

/** So many days before the end of a key whoever manages keys is told: each once. */
export const WARN_DAYS = [7, 1] as const;

/** When a key made now ends; null for never. */
export function endOfKey(lifetime: KeyLifetime, now: Date): Date | null {
  const days = DAYS[lifetime];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

export const KEY_STATES = ['VALID', 'ENDS_SOON', 'EXPIRED', 'REVOKED'] as const;

export type KeyState = (typeof KEY_STATES)[number];

/** What a key is good for at an instant. */
export function keyStateAt(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): KeyState {
  if (revokedAt) return 'REVOKED';
  if (!expiresAt) return 'VALID';
  if (expiresAt <= now) return 'EXPIRED';
  return warningsDue(expiresAt, now) > 0 ? 'ENDS_SOON' : 'VALID';
}

/** How many of the warnings before the end of a key are due by now. */
export function warningsDue(expiresAt: Date, now: Date): number {
  const left = expiresAt.getTime() - now.getTime();
  return WARN_DAYS.filter((days) => left <= days * DAY_MS).length;
}
