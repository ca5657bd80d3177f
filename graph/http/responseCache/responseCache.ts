import type { CachedResponse } from './cachedResponse.ts';

interface Limits {
  ttlMs: number;
  maxEntries: number;
  /** Of the answers as they are; compressed they take less than as much again. */
  maxBytes: number;
}

/** Answers of the last seconds; the least recently used ones go first when there are too many. */
export class ResponseCache {
  readonly #limits: Limits;
  // A Map keeps the order of insertion: what is used moves to its end.
  readonly #kept = new Map<string, { answer: CachedResponse; until: number }>();
  #bytes = 0;
  /** Changes when everything is forgotten, so that an answer begun before is not kept after. */
  generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get(key: string): CachedResponse | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    this.#remove(key);
    if (performance.now() >= kept.until) return null;
    this.#add(key, kept);
    return kept.answer;
  }

  keep(key: string, answer: CachedResponse): void {
    const { ttlMs, maxEntries, maxBytes } = this.#limits;
    if (answer.body.length > maxBytes) return;
    this.#remove(key);
    this.#add(key, { answer, until: performance.now() + ttlMs });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
    this.generation += 1;
  }

  #add(key: string, kept: { answer: CachedResponse; until: number }) {
    this.#kept.set(key, kept);
    this.#bytes += kept.answer.body.length;
  }

  #remove(key: string) {
    this.#bytes -= this.#kept.get(key)?.answer.body.length ?? 0;
    this.#kept.delete(key);
  }
}
