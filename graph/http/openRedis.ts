import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

const RESPONSE_TIMEOUT_MS = 500;
const MAX_RETRY_DELAY_MS = 5000;

/**
 * Opens a Redis connection that never blocks a request: commands fail immediately while it is down, slow ones time
 * out, and it reconnects automatically. Loss and recovery are logged once each.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: RESPONSE_TIMEOUT_MS,
    retryStrategy: (attemptCount) => Math.min(attemptCount * 200, MAX_RETRY_DELAY_MS),
  });
  let isUnavailable = false;
  const reportUnavailable = (err?: Error) => {
    if (isUnavailable) return;
    isUnavailable = true;
    log.warn({ err }, 'Redis is unavailable; each server counts requests on its own until it is back');
  };
  redis.on('error', reportUnavailable);
  redis.on('reconnecting', () => reportUnavailable());
  redis.on('ready', () => {
    if (isUnavailable) log.info('Redis is available again; requests are counted across servers');
    isUnavailable = false;
  });
  return redis;
}
