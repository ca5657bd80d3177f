import { Counter } from 'prom-client';
import { rateLimited } from '#graph/errors.ts';
import type { Tried } from './attempts/allowances.ts';

/** What was refused: tries by what was tried, sign-ins by why, requests of an address that sent too many. */
export type RefusalKind = Tried | 'wrongCredentials' | 'lockedOut' | 'requests';

/** Of this process. The app registers it with its metrics. */
export const refusals = new Counter({
  name: 'refusals_total',
  help: 'What was refused because it was tried too often, and sign-ins that failed, by kind.',
  labelNames: ['kind'],
  registers: [],
});

export function countRefusal(kind: RefusalKind): void {
  refusals.inc({ kind });
}

/** Counts a refusal, and is what to throw: RATE_LIMITED for so long. */
export function refused(kind: RefusalKind, waitMs: number): ReturnType<typeof rateLimited> {
  countRefusal(kind);
  return rateLimited(waitMs);
}
