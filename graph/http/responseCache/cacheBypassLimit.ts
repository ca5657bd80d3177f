/**
 * Limits how often per second guests can bypass the cache: reloading a page gets a fresh response, but nobody can
 * force the server to recompute everything.
 */
export class CacheBypassLimit {
  readonly #perSecond: number;
  #left: number;
  #countedAt = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond;
  }

  /** Returns true and uses up one read if any are left. */
  tryTake(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#countedAt) / 1000) * this.#perSecond);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
