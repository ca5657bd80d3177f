const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each try that failed the next one begins; after the last the event is given up, two days after it happened. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
];

/** How much longer a pause may be than it is: those that failed together do not come together again. */
const JITTER = 0.2;
/** No receiver can put an event off for longer. */
const LONGEST_WISH_MS = 24 * HOUR_MS;

/** An endpoint that has taken nothing for so long is switched off. */
export const DISABLED_AFTER_MS = 3 * 24 * HOUR_MS;

/**
 * How long to wait after a number of tries that failed, ms; null where it was the last. `random` is from 0 to 1, `wishedMs` what
 * the receiver asked for.
 */
export function pauseAfter(
  tries: number,
  { random, wishedMs = 0 }: { random: number; wishedMs?: number },
): number | null {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  return Math.round(Math.max(pause * (1 + JITTER * random), Math.min(wishedMs, LONGEST_WISH_MS)));
}
