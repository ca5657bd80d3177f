const MINUTE_MS = 60_000;
const MINUTES_KEPT = 60;
const MINUTES_LOOKED_AT = 5;

interface Minute {
  number: number;
  requests: number;
  failed: number;
}

/** How many requests this server answered in each of the last sixty minutes. */
export class RecentRequests {
  readonly #clock: () => number;
  readonly #minutes: Minute[] = [];

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  note(status: number): void {
    const minute = this.#current();
    minute.requests++;
    if (status >= 500) minute.failed++;
  }

  /** Of the minutes before this one, up to five. */
  perMinute(): number {
    const { number } = this.#current();
    const before = this.#minutes.filter(
      (one) => one.number < number && one.number >= number - MINUTES_LOOKED_AT,
    );
    const requests = before.reduce((sum, one) => sum + one.requests, 0);
    return Math.round((requests / MINUTES_LOOKED_AT) * 10) / 10;
  }

  failedWithinHour(): number {
    this.#current();
    return this.#minutes.reduce((sum, { failed }) => sum + failed, 0);
  }

  #current(): Minute {
    const number = Math.floor(this.#clock() / MINUTE_MS);
    const last = this.#minutes.at(-1);
    if (last?.number === number) return last;
    const minute = { number, requests: 0, failed: 0 };
    this.#minutes.push(minute);
    while ((this.#minutes[0]?.number ?? number) <= number - MINUTES_KEPT) this.#minutes.shift();
    return minute;
  }
}
