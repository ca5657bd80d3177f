import { LRUCache } from 'lru-cache';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import { type Dependencies, isStillValid } from '#graph/snapshot/snapshotReader.ts';
import type { CachedResponse } from './cachedResponse.ts';

interface Limits {
  maxEntries: number;
  /** Total size of the uncompressed responses. Their compressed copies take additional, but less, memory. */
  maxBytes: number;
}

/** The data a response depends on. */
interface ResponseSource {
  dependencies: Dependencies;
  /** Sequence of the snapshot it was computed from. */
  sequence: number;
}

interface CacheEntry extends ResponseSource {
  response: CachedResponse;
  /** Time at which it was last known to be current, in ms since 1970. */
  validatedAt: number;
  /** Time at which a request was last admitted to refresh it, in ms since 1970. Null while it is current. */
  refreshRequestedAt: number | null;
}

/** A response that may be outdated. */
export interface StaleResponse {
  response: CachedResponse;
  /** Time since it was last known to be current. */
  ageMs: number;
}

/** Maximum age of a stale response in ms. */
export const MAX_STALE_MS = 10_000;
/** Interval in ms at which one request is admitted to refresh a stale response. */
const REFRESH_INTERVAL_MS = 1000;

/**
 * Cache of responses to public reads. Each is valid until its data changes; the least recently used are removed
 * first.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  /** Number of responses served from the cache (hits) and computed (misses). */
  hits = 0;
  misses = 0;
  /** Number of responses removed because of a change (invalidated) and for lack of space (evicted). */
  invalidated = 0;
  evicted = 0;
  /** Number of stale responses served. */
  stale = 0;

  constructor({ maxEntries, maxBytes }: Limits) {
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.body.length + key.length + 1,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') this.evicted++;
      },
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string, { snapshot, now }: { snapshot: Snapshot; now: Date }): CachedResponse | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.refreshRequestedAt !== null) return null;
    if (!isStillValid(entry.dependencies, { responseSequence: entry.sequence, now }, snapshot)) {
      entry.refreshRequestedAt = Number.NEGATIVE_INFINITY;
      this.invalidated++;
      return null;
    }
    // Nothing has changed up to this snapshot, so the next check starts here.
    entry.sequence = snapshot.sequence;
    entry.validatedAt = now.getTime();
    return entry.response;
  }

  /**
   * Returns a recent response for use while the store is busy. Null if there is none, or if this request should refresh
   * it; `isRefused` marks a request that cannot refresh it.
   */
  getStale(key: string, now: Date, { isRefused }: { isRefused: boolean }): StaleResponse | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const ageMs = now.getTime() - entry.validatedAt;
    if (ageMs > MAX_STALE_MS) return null;
    if (!isRefused && now.getTime() - (entry.refreshRequestedAt ?? 0) >= REFRESH_INTERVAL_MS) {
      entry.refreshRequestedAt = now.getTime();
      return null;
    }
    this.stale++;
    return { response: entry.response, ageMs };
  }

  set(key: string, response: CachedResponse, { dependencies, sequence }: ResponseSource, now: Date): void {
    this.#entries.set(key, {
      response,
      dependencies,
      sequence,
      validatedAt: now.getTime(),
      refreshRequestedAt: null,
    });
  }
}
