import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

const ANSWER_WITHIN_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/**
 * A connection that nobody waits for: what is sent while it is away fails at once, what takes long fails soon, and it
 * comes back by itself. The log has one line when it is lost and one when it is back.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: (times) => Math.min(times * 200, LONGEST_PAUSE_MS),
  });
  let isAway = false;
  const lost = (err?: Error) => {
    if (isAway) return;
    isAway = true;
    log.warn({ err }, 'Redis is away: each server keeps the limits for itself until it is back');
  };
  redis.on('error', lost);
  redis.on('reconnecting', () => lost());
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back: the limits are shared again');
    isAway = false;
  });
  return redis;
}
