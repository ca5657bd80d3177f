import { LRUCache } from 'lru-cache';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import { stillHolds, type Uses } from '#graph/snapshot/snapshotReader.ts';
import type { CachedResponse } from './cachedResponse.ts';

interface Limits {
  maxEntries: number;
  /** Of the answers as they are; compressed they take less than as much again. */
  maxBytes: number;
}

/** What an answer was made of. */
interface Made {
  uses: Uses;
  /** The snapshot's sequence that it was made of. */
  sequence: number;
}

interface Kept extends Made {
  answer: CachedResponse;
  /** When it was last known to hold, ms since 1970. */
  heldAt: number;
  /** When a request was last let through to make it anew, ms since 1970; null while it holds. */
  remadeAt: number | null;
}

/** An answer that may hold no longer. */
export interface StaleAnswer {
  answer: CachedResponse;
  /** Time since it was last known to hold. */
  ageMs: number;
}

/** Longest time that an answer is given after it was last known to hold, ms. */
export const MOST_STALE_MS = 10_000;
/** While an answer is stale, one request in this time is let through to make it anew, ms. */
const REMAKE_EVERY_MS = 1000;

/** Answers to public reads, each as long as what it was made of is as it was; the least recently used go when there are too many. */
export class PublicAnswers {
  readonly #kept: LRUCache<string, Kept>;
  /** How often an answer was given that was kept, and how often one had to be made. */
  hits = 0;
  misses = 0;
  /** How many went since what they were made of changed, and how many to make room. */
  changed = 0;
  evicted = 0;
  /** How often an answer was given that may hold no longer. */
  stale = 0;

  constructor({ maxEntries, maxBytes }: Limits) {
    this.#kept = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.body.length + key.length + 1,
      dispose: (_kept, _key, reason) => {
        if (reason === 'evict') this.evicted++;
      },
    });
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get(key: string, { snapshot, now }: { snapshot: Snapshot; now: Date }): CachedResponse | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    if (kept.remadeAt !== null) return null;
    if (!stillHolds(kept.uses, { madeAt: kept.sequence, now }, snapshot)) {
      kept.remadeAt = Number.NEGATIVE_INFINITY;
      this.changed++;
      return null;
    }
    // So far nothing of it has changed: the next look begins here.
    kept.sequence = snapshot.sequence;
    kept.heldAt = now.getTime();
    return kept.answer;
  }

  /**
   * An answer that held a moment ago, for while the store is busy; null if there is none, or if this request should make it
   * anew. `isRefused` is for a request that cannot.
   */
  getStale(key: string, now: Date, { isRefused }: { isRefused: boolean }): StaleAnswer | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    const ageMs = now.getTime() - kept.heldAt;
    if (ageMs > MOST_STALE_MS) return null;
    if (!isRefused && now.getTime() - (kept.remadeAt ?? 0) >= REMAKE_EVERY_MS) {
      kept.remadeAt = now.getTime();
      return null;
    }
    this.stale++;
    return { answer: kept.answer, ageMs };
  }

  keep(key: string, answer: CachedResponse, { uses, sequence }: Made, now: Date): void {
    this.#kept.set(key, { answer, uses, sequence, heldAt: now.getTime(), remadeAt: null });
  }
}
