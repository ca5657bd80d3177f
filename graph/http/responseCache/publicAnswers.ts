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
}

/** Answers to public reads, each as long as what it was made of is as it was; the least recently used go when there are too many. */
export class PublicAnswers {
  readonly #kept: LRUCache<string, Kept>;
  /** How often an answer was given that was kept, and how often one had to be made. */
  hits = 0;
  misses = 0;
  /** How many went since what they were made of changed, and how many to make room. */
  changed = 0;
  evicted = 0;

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
    if (!stillHolds(kept.uses, { madeAt: kept.sequence, now }, snapshot)) {
      this.#kept.delete(key);
      this.changed++;
      return null;
    }
    // So far nothing of it has changed: the next look begins here.
    kept.sequence = snapshot.sequence;
    return kept.answer;
  }

  keep(key: string, answer: CachedResponse, { uses, sequence }: Made): void {
    this.#kept.set(key, { answer, uses, sequence });
  }
}
