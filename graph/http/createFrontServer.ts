import type { RequestListener, Server } from 'node:http';
import { CachedAccessLog } from '#graph/observability/access/cachedAccessLog.ts';
import type { EarlyResponse } from '#graph/observability/access/earlyResponse.ts';
import { RefusedAccessLog } from '#graph/observability/access/refusedAccessLog.ts';
import { createMetrics } from '#graph/observability/metrics/createMetrics.ts';
import { RecentRequests } from '#graph/observability/recentRequests.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { Admission } from './admission/admission.ts';
import { admitRequests } from './admission/admitRequests.ts';
import type { AppSettings } from './appOptions.ts';
import { createClientKeyReader, createTrustCheck } from './clientAddress.ts';
import { createCrossOriginHandler } from './crossOrigin.ts';
import { createHttpServer } from './listening/createHttpServer.ts';
import { Drain } from './listening/serverDrain.ts';
import { RateLimitKeys } from './rateLimitKeys.ts';
import { shareCounts } from './redisCounts.ts';
import { MINUTE_MS, RequestCounts } from './requestCounts.ts';
import { CacheBypassLimit } from './responseCache/cacheBypassLimit.ts';
import { ResponseCache } from './responseCache/responseCache.ts';
import { responseCacheHandler, staleResponseHandler } from './responseCache/responseCacheHandler.ts';

const QUEUE_LIMITS = { maxWaitMs: 1000, maxWaiting: 1000 };

/** Requests with long bodies can be slow to arrive. */
const MAX_CONCURRENT_LONG_BODIES = 16;

export type FrontServer = ReturnType<typeof createFrontServer>;

/**
 * Creates everything in front of Fastify: connections, cross-origin rules, the response cache and the admission
 * queue.
 */
export function createFrontServer(settings: AppSettings, snapshots: CatalogueSnapshots) {
  const { databases, maxConcurrentRequests, connectionsPerAddress, timeLimits } = settings;
  const responseCache = new ResponseCache({ maxEntries: 5000, maxBytes: 32 * 1024 * 1024 });
  const isTrusted = createTrustCheck(settings.trustedProxies);
  const requestCounts = countRequests(settings, isTrusted);
  const rateLimitKeys = new RateLimitKeys({
    getAddress: requestCounts.getKey,
    secrets: settings.secrets,
    now: settings.now,
  });
  const drain = new Drain();
  const queues = {
    usual: new Admission({ maxConcurrent: maxConcurrentRequests, ...QUEUE_LIMITS }),
    long: new Admission({ maxConcurrent: MAX_CONCURRENT_LONG_BODIES, ...QUEUE_LIMITS }),
  };
  const metrics = createMetrics({ ...databases, ...settings, snapshots, responseCache, queues });
  const recentRequests = new RecentRequests();
  const { logger, accessLog } = settings;
  const refusedLog = accessLog === 'off' ? null : new RefusedAccessLog(logger, requestCounts.getKey);
  const cacheServices = {
    answers: responseCache,
    bodyWithinMs: timeLimits.body,
    cacheBypassLimit: new CacheBypassLimit(settings.freshReadsPerSecond),
    now: settings.now,
    readSnapshot: () => snapshots.current,
    isBusy: () => queues.usual.isBusy,
    observe: (seconds: number) => {
      metrics.observeCached(seconds);
      recentRequests.record(200);
    },
    accessLog: accessLog === 'off' ? null : new CachedAccessLog(logger, accessLog, requestCounts.getKey),
  };
  const onRefused = (response: EarlyResponse) => {
    recentRequests.record(response.status);
    refusedLog?.record(performance.now(), response);
  };
  const readOrigins = () => snapshots.current?.settings.corsOrigins ?? null;

  function createServer(fastify: RequestListener): Server {
    const admissionHandler = admitRequests(
      { ...queues, sendStaleResponse: staleResponseHandler(cacheServices), onRefused },
      fastify,
    );
    const listener = createCrossOriginHandler(
      { readOrigins },
      responseCacheHandler(cacheServices, admissionHandler),
    );
    return createHttpServer({ timeLimits, drain, connectionsPerAddress, trust: isTrusted }, listener);
  }

  return {
    answers: responseCache,
    trust: isTrusted,
    counts: requestCounts,
    callers: rateLimitKeys,
    drain,
    metrics,
    requests: recentRequests,
    createServer,
  };
}

function countRequests(
  { redis, requestsPerMinute }: AppSettings,
  isTrusted: ReturnType<typeof createTrustCheck>,
): RequestCounts {
  return new RequestCounts({
    getKey: createClientKeyReader(isTrusted),
    ...(redis && { share: shareCounts(redis, { maxRequests: requestsPerMinute, withinMs: MINUTE_MS }) }),
    step: Math.max(1, Math.floor(requestsPerMinute / 100)),
  });
}
