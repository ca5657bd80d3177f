import type { IncomingMessage } from 'node:http';
import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { ShareCount } from './shareCounts.ts';

export const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 20_000;
const TRY_AGAIN_AFTER_MS = 1000;

interface Count {
  current: number;
  endsAt: number;
  /** Of those, how many the other servers have not been told of. */
  untold: number;
  /** From when on they may be told: not while they are being told, and not at once after it failed. */
  tellFrom: number;
}

interface Options {
  /** Whose request it is. */
  keyOf: (request: IncomingMessage) => string;
  /** Tells the other servers; without it each counts for itself. */
  share?: ShareCount;
  /** How many requests of an address are told together. */
  step?: number;
}

/**
 * How many requests each address has sent in its running window: one count for all that answers requests. It is counted
 * here, so that no request waits; an address that sends many is told to the other servers in steps, and their requests
 * count here as well. While they cannot be told this server's own count holds.
 */
export class RequestCounts {
  readonly keyOf: Options['keyOf'];
  readonly #share: ShareCount | undefined;
  readonly #step: number;
  readonly #counts = new LRUCache<string, Count>({ max: MAX_ADDRESSES });

  constructor({ keyOf, share, step = 1 }: Options) {
    this.keyOf = keyOf;
    this.#share = share;
    this.#step = step;
  }

  /** Counts one more. `ttl` is how many ms are left of the window. */
  add(key: string, windowMs = MINUTE_MS): { current: number; ttl: number } {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      count = { current: 0, endsAt: now + windowMs, untold: 0, tellFrom: 0 };
      this.#counts.set(key, count);
    }
    count.current += 1;
    count.untold += 1;
    if (this.#share && count.untold >= this.#step && count.tellFrom <= now)
      void this.#tell(this.#share, key, count);
    return { current: count.current, ttl: count.endsAt - now };
  }

  async #tell(share: ShareCount, key: string, count: Count): Promise<void> {
    count.tellFrom = Number.POSITIVE_INFINITY;
    try {
      while (count.untold >= this.#step) {
        const told = count.untold;
        const { current, ttl } = await share(key, told);
        count.untold -= told;
        count.current = current + count.untold;
        count.endsAt = Date.now() + ttl;
      }
      count.tellFrom = 0;
    } catch {
      // The connection tells the log by itself.
      count.tellFrom = Date.now() + TRY_AGAIN_AFTER_MS;
    }
  }

  /** The same for Fastify's limit, which makes its store itself. */
  asStore(): FastifyRateLimitStoreCtor {
    const counts = this;
    return class Store implements FastifyRateLimitStore {
      incr(
        key: string,
        done: (error: Error | null, result: { current: number; ttl: number }) => void,
        windowMs?: number,
      ) {
        done(null, counts.add(key, windowMs));
      }
      /** A route with a limit of its own counts for itself. */
      child(options: FastifyRateLimitOptions) {
        return new (new RequestCounts({ keyOf: counts.keyOf }).asStore())(options);
      }
    };
  }
}
