/**
 * How often in a second what is kept may be asked past: whoever reloads a page is given it anew, and nobody can have
 * everything made anew for all the others.
 */
export class FreshReads {
  readonly #perSecond: number;
  #left: number;
  #countedAt = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond;
  }

  /** Takes one, where one is left. */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#countedAt) / 1000) * this.#perSecond);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
