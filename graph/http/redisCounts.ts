import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { callOutside } from '#graph/outside/callOutside.ts';

/** Adds so many requests of an address to those of all servers; answers how many there are, and the ms left of their window. */
export type ShareCount = (key: string, requests: number) => Promise<{ current: number; ttl: number }>;

/** Counts in Redis. Rejects at once while it is away. */
export function shareCounts(
  redis: Redis,
  { most, withinMs }: { most: number; withinMs: number },
): ShareCount {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'requests',
    points: most,
    duration: withinMs / 1000,
    rejectIfRedisNotReady: true,
  });
  return async (key, requests) => {
    const { consumedPoints, msBeforeNext } = await callOutside('redis', () => limiter.penalty(key, requests));
    return { current: consumedPoints, ttl: msBeforeNext };
  };
}
