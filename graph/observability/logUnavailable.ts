import type { FastifyBaseLogger } from 'fastify';

const LOG_INTERVAL_MS = 1000;

let loggedAt = Number.NEGATIVE_INFINITY;
let suppressedCount = 0;

/** Logs requests that fail with UNAVAILABLE, at most once per second with their number, because they fail together. */
export function logUnavailable(log: Pick<FastifyBaseLogger, 'warn'>, err: Error): void {
  const now = performance.now();
  if (now - loggedAt < LOG_INTERVAL_MS) {
    suppressedCount += 1;
    return;
  }
  log.warn({ err, othersBefore: suppressedCount }, 'A request could not be handled at the moment');
  loggedAt = now;
  suppressedCount = 0;
}
