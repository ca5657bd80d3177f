import { Counter } from 'prom-client';
import { rateLimited } from '#graph/errors/rateLimited.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { Tried } from './attempts/allowances.ts';

/** What was refused: tries by what was tried, sign-ins by why, requests of an address that sent too many. */
export type RefusalKind = Tried | 'wrongCredentials' | 'lockedOut' | 'requests';

const refusals = new Counter({
  name: 'store_refusals_total',
  help: 'What was refused because it was tried too often, and sign-ins that failed, by kind.',
  labelNames: ['kind'],
  registers: [storeRegistry],
});

export function countRefusal(kind: RefusalKind): void {
  refusals.inc({ kind });
}

/** Counts a refusal, and is what to throw: RATE_LIMITED for so long. */
export function refused(kind: RefusalKind, waitMs: number): ReturnType<typeof rateLimited> {
  countRefusal(kind);
  return rateLimited(waitMs, isOrder(kind) ? 'TOO_MANY_ORDERS' : 'TOO_MANY_ATTEMPTS');
}

function isOrder(kind: RefusalKind): boolean {
  return kind === 'guestOrder' || kind === 'accountOrder';
}
