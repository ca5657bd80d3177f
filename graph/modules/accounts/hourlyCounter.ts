const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Counts events of the last hour, in one-minute buckets. */
export class HourlyCounter {
  readonly #minutes = new Map<number, number>();

  increment(at: Date): void {
    const minute = toMinute(at);
    this.#minutes.set(minute, (this.#minutes.get(minute) ?? 0) + 1);
    for (const oldMinute of this.#minutes.keys())
      if (oldMinute <= minute - MINUTES) this.#minutes.delete(oldMinute);
  }

  countLastHour(now: Date): number {
    const lastMinute = toMinute(now);
    return [...this.#minutes]
      .filter(([minute]) => minute > lastMinute - MINUTES && minute <= lastMinute)
      .reduce((sum, [, count]) => sum + count, 0);
  }
}

function toMinute(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS);
}
