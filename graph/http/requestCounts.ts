import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import {
  type FastifyRateLimitOptions,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

export const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 20_000;

interface Count {
  current: number;
  endsAt: number;
}

/** How many requests each address has sent in its running window: one count for all that answers requests. */
export class RequestCounts {
  readonly #counts = new LRUCache<string, Count>({ max: MAX_ADDRESSES });

  /** Counts one more. `ttl` is how many ms are left of the window. */
  add(key: string, windowMs = MINUTE_MS): { current: number; ttl: number } {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      count = { current: 0, endsAt: now + windowMs };
      this.#counts.set(key, count);
    }
    count.current += 1;
    return { current: count.current, ttl: count.endsAt - now };
  }

  /** The same for Fastify's limit, which makes its store itself. A route with a limit of its own counts for itself. */
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
      child(options: FastifyRateLimitOptions) {
        return new (new RequestCounts().asStore())(options);
      }
    };
  }
}

const trust = proxyAddress.compile('loopback');

/** Whether an address is a balancer's, which says for whom it asks. */
export function isTrustedProxy(address: string): boolean {
  return trust(address, 0);
}

/** Whose request it is: the address that sent it, behind a balancer on this machine the one that it names; of IPv6 its network. */
export function clientKey(request: IncomingMessage): string {
  const sender = `${request.socket.remoteAddress} ${request.headers['x-forwarded-for'] ?? ''}`;
  const key = knownKeys.get(sender) ?? normalizeIP(proxyAddress(request, trust));
  if (sender.length < LONGEST_SENDER) knownKeys.set(sender, key);
  return key;
}

/** Two addresses of IPv6; somebody makes up longer ones. */
const LONGEST_SENDER = 100;

/** Addresses take long to read, beside answering what is known. */
const knownKeys = new LRUCache<string, string>({ max: 5_000 });
