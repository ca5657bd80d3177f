import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cachedResponse.ts';

interface Limits {
  ttlMs: number;
  maxEntries: number;
  /** Of the answers as they are; compressed they take less than as much again. */
  maxBytes: number;
}

/** Answers of the last seconds; the least recently used ones go first when there are too many. */
export class ResponseCache {
  readonly #kept: LRUCache<string, CachedResponse>;
  /** Changes when everything is forgotten, so that an answer begun before is not kept after. */
  generation = 0;

  constructor({ ttlMs, maxEntries, maxBytes }: Limits) {
    this.#kept = new LRUCache({
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now: () => performance.now() },
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => Math.max(1, body.length),
    });
  }

  get(key: string): CachedResponse | null {
    return this.#kept.get(key) ?? null;
  }

  keep(key: string, answer: CachedResponse): void {
    this.#kept.set(key, answer);
  }

  clear(): void {
    this.#kept.clear();
    this.generation += 1;
  }
}
