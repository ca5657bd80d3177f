import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { callService } from '#graph/outboundCalls/callService.ts';

/** Adds requests from an address to the shared count. Returns the total and the time left in the window in ms. */
export type SharedCounter = (key: string, requests: number) => Promise<{ current: number; ttl: number }>;

/** Returns a shared count in Redis. Rejects immediately while Redis is unavailable. */
export function shareCounts(
  redis: Redis,
  { maxRequests, withinMs }: { maxRequests: number; withinMs: number },
): SharedCounter {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'requests',
    points: maxRequests,
    duration: withinMs / 1000,
    rejectIfRedisNotReady: true,
  });
  return async (key, requests) => {
    const { consumedPoints, msBeforeNext } = await callService('redis', () => limiter.penalty(key, requests));
    return { current: consumedPoints, ttl: msBeforeNext };
  };
}
