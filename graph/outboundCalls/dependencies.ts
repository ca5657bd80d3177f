import { getProviderSlug, ONLINE_METHODS, type ProviderSlug } from '#domain/payments/onlineMethods.ts';

/** Limits for calls to an outside service. */
export interface CallLimits {
  /** Maximum number of calls in flight. */
  maxConcurrent: number;
  /** Maximum number of calls waiting for a free slot. Further calls are refused immediately. */
  maxQueued: number;
  /** Time from the call to the end of the response, including the wait for a slot, in ms. */
  timeoutMs: number;
  /** Consecutive failures that open the circuit; null if the circuit never opens. */
  opensAfter: number | null;
}

const SECOND_MS = 1000;
/** Shorter than the browser's timeout of 10 s, so that a shopper gets the store's response. */
const PROVIDER_LIMITS = { maxConcurrent: 20, maxQueued: 50, timeoutMs: 7 * SECOND_MS, opensAfter: 5 };

function createProviderLimits(): Record<ProviderSlug, typeof PROVIDER_LIMITS> {
  const slugs = ONLINE_METHODS.map(getProviderSlug);
  return Object.fromEntries(slugs.map((slug) => [slug, PROVIDER_LIMITS])) as Record<
    ProviderSlug,
    typeof PROVIDER_LIMITS
  >;
}

/**
 * Every outside service the store calls, with its limits. The name is a label in the metrics and in the alert
 * `DependencyDown`, and is listed in `docs/observability.md`. Payment providers use their code in lower case.
 */
export const DEPENDENCIES = {
  ...createProviderLimits(),
  /**
   * Media and backups. Uploading a large part takes a long time. Reads that only wait for headers pass a shorter limit.
   */
  s3: { maxConcurrent: 32, maxQueued: 200, timeoutMs: 60 * SECOND_MS, opensAfter: 5 },
  smtp: { maxConcurrent: 10, maxQueued: 50, timeoutMs: 120 * SECOND_MS, opensAfter: 5 },
  /** Mailbox from which replies are fetched. */
  inbox: { maxConcurrent: 4, maxQueued: 10, timeoutMs: 60 * SECOND_MS, opensAfter: 5 },
  /** Failed deliveries are paused by a retry schedule per receiver. A failing receiver must not block the others. */
  webhooks: { maxConcurrent: 16, maxQueued: 100, timeoutMs: 10 * SECOND_MS, opensAfter: null },
  /** Photos at URLs in an import. Many sites respond slowly, and a failing site must not block the others. */
  photographs: { maxConcurrent: 4, maxQueued: 100, timeoutMs: 30 * SECOND_MS, opensAfter: null },
  redis: { maxConcurrent: 200, maxQueued: 0, timeoutMs: SECOND_MS, opensAfter: 10 },
  /** Trace collector. */
  traces: { maxConcurrent: 4, maxQueued: 4, timeoutMs: 15 * SECOND_MS, opensAfter: 5 },
} as const satisfies Record<string, CallLimits>;

export type Dependency = keyof typeof DEPENDENCIES;

/** Time after which an open circuit admits one call to test the service, in ms. */
export const OPEN_DURATION_MS = 30 * SECOND_MS;
