const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Delays after each failed attempt. After the last attempt, two days after the event, the delivery fails permanently.
 */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
];

/** Maximum jitter as a fraction of the delay, so that deliveries that failed together are not retried together. */
const JITTER = 0.2;
/** A receiver cannot request a longer delay. */
const MAX_REQUESTED_DELAY_MS = 24 * HOUR_MS;

/** Time without a successful delivery after which a webhook is disabled. */
export const DISABLED_AFTER_MS = 3 * 24 * HOUR_MS;

/**
 * Returns the delay in ms after `failedAttempts`, or null after the last attempt. `random` is from 0 to 1;
 * `requestedMs` is the delay the receiver requested.
 */
export function getRetryDelay(
  failedAttempts: number,
  { random, requestedMs = 0 }: { random: number; requestedMs?: number },
): number | null {
  const delay = DELAYS_MS[failedAttempts - 1];
  if (delay === undefined) return null;
  return Math.round(Math.max(delay * (1 + JITTER * random), Math.min(requestedMs, MAX_REQUESTED_DELAY_MS)));
}
