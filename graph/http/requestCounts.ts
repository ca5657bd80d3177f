import type { IncomingMessage } from 'node:http';
import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedCounter } from './redisCounts.ts';

export const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 20_000;
const RETRY_AFTER_MS = 1000;

interface Count {
  current: number;
  endsAt: number;
  /** Requests not yet reported to the other servers. */
  unreportedCount: number;
  /** Time of the next report. Infinity while a report is running. Delayed after a failure. */
  nextReportAt: number;
}

interface Options {
  /** Returns the client key of a request. */
  getKey: (request: IncomingMessage) => string;
  /** Reports counts to the other servers. Without it, each server counts its own requests. */
  share?: SharedCounter;
  /** Number of requests from an IP address that are reported together. */
  step?: number;
}

/**
 * Number of requests per address in the address's current window, shared by all handlers of this server. Requests are
 * counted locally, so none has to wait; counts of busy addresses are exchanged with other servers in steps. If the
 * exchange fails, this server's own count applies.
 */
export class RequestCounts {
  readonly getKey: Options['getKey'];
  readonly #addToSharedCount: SharedCounter | undefined;
  readonly #step: number;
  readonly #counts = new LRUCache<string, Count>({ max: MAX_ADDRESSES });

  constructor({ getKey, share, step = 1 }: Options) {
    this.getKey = getKey;
    this.#addToSharedCount = share;
    this.#step = step;
  }

  /** Counts a request. `ttl` is the time left in the window in ms. */
  add(key: string, windowMs = MINUTE_MS): { current: number; ttl: number } {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      count = { current: 0, endsAt: now + windowMs, unreportedCount: 0, nextReportAt: 0 };
      this.#counts.set(key, count);
    }
    count.current += 1;
    count.unreportedCount += 1;
    if (this.#addToSharedCount && count.unreportedCount >= this.#step && count.nextReportAt <= now)
      void this.#report(this.#addToSharedCount, key, count);
    return { current: count.current, ttl: count.endsAt - now };
  }

  async #report(share: SharedCounter, key: string, count: Count): Promise<void> {
    count.nextReportAt = Number.POSITIVE_INFINITY;
    try {
      while (count.unreportedCount >= this.#step) {
        const reportedCount = count.unreportedCount;
        const { current, ttl } = await share(key, reportedCount);
        count.unreportedCount -= reportedCount;
        count.current = current + count.unreportedCount;
        count.endsAt = Date.now() + ttl;
      }
      count.nextReportAt = 0;
    } catch {
      // The Redis connection logs its own failures.
      count.nextReportAt = Date.now() + RETRY_AFTER_MS;
    }
  }

  /** Returns a store class for Fastify's rate limit, which creates its own instances. */
  asStore(): FastifyRateLimitStoreCtor {
    const requestCounts = this;
    return class Store implements FastifyRateLimitStore {
      incr(
        key: string,
        callback: (error: Error | null, result: { current: number; ttl: number }) => void,
        windowMs?: number,
      ) {
        callback(null, requestCounts.add(key, windowMs));
      }
      /** A route with its own limit has its own counts. */
      child(options: FastifyRateLimitOptions) {
        return new (new RequestCounts({ getKey: requestCounts.getKey }).asStore())(options);
      }
    };
  }
}
