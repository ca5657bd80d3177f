import { Counter } from 'prom-client';
import { createRateLimitedError } from '#graph/errors/rateLimited.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { AttemptKind } from './attempts/rateLimits.ts';

/** Kind of refusal: the attempted action, the reason a sign-in failed, or too many requests from one IP address. */
export type RefusalKind = AttemptKind | 'wrongCredentials' | 'lockedOut' | 'requests';

const refusals = new Counter({
  name: 'store_refusals_total',
  help: 'Requests refused because of rate limits and failed sign-ins, by kind.',
  labelNames: ['kind'],
  registers: [storeRegistry],
});

export function countRefusal(kind: RefusalKind): void {
  refusals.inc({ kind });
}

/** Counts a refusal and returns the RATE_LIMITED error to throw. */
export function createRateLimitRefusal(
  kind: RefusalKind,
  waitMs: number,
): ReturnType<typeof createRateLimitedError> {
  countRefusal(kind);
  return createRateLimitedError(waitMs, isOrder(kind) ? 'TOO_MANY_ORDERS' : 'TOO_MANY_ATTEMPTS');
}

function isOrder(kind: RefusalKind): boolean {
  return kind === 'guestOrder' || kind === 'accountOrder';
}
