/**
 * Limits how often per second guests can bypass the cache: reloading a page gets a fresh response, but nobody can
 * force the server to recompute everything.
 */
export class CacheBypassLimit {
  readonly #perSecond: number;
  #remaining: number;
  #countedAt = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#remaining = perSecond;
  }

  /** Returns true and uses up one read if any are left. */
  tryAcquire(): boolean {
    const now = performance.now();
    this.#remaining = Math.min(
      this.#perSecond,
      this.#remaining + ((now - this.#countedAt) / 1000) * this.#perSecond,
    );
    this.#countedAt = now;
    if (this.#remaining < 1) return false;
    this.#remaining -= 1;
    return true;
  }
}
