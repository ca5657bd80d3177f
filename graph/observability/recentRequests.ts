const MINUTE_MS = 60_000;
const RETENTION_MINUTES = 60;
const AVERAGED_MINUTES = 5;

interface Minute {
  number: number;
  requests: number;
  failed: number;
}

/** Counts of requests in each of the last sixty minutes. */
export class RecentRequests {
  readonly #clock: () => number;
  readonly #minutes: Minute[] = [];

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  record(status: number): void {
    const minute = this.#getCurrentMinute();
    minute.requests++;
    if (status >= 500) minute.failed++;
  }

  /** Returns the average of up to five previous minutes. */
  getRequestsPerMinute(): number {
    const { number } = this.#getCurrentMinute();
    const previousMinutes = this.#minutes.filter(
      (minute) => minute.number < number && minute.number >= number - AVERAGED_MINUTES,
    );
    const requestCount = previousMinutes.reduce((sum, minute) => sum + minute.requests, 0);
    return Math.round((requestCount / AVERAGED_MINUTES) * 10) / 10;
  }

  countFailedWithinHour(): number {
    this.#getCurrentMinute();
    return this.#minutes.reduce((sum, { failed }) => sum + failed, 0);
  }

  #getCurrentMinute(): Minute {
    const number = Math.floor(this.#clock() / MINUTE_MS);
    const lastMinute = this.#minutes.at(-1);
    if (lastMinute?.number === number) return lastMinute;
    const minute = { number, requests: 0, failed: 0 };
    this.#minutes.push(minute);
    while ((this.#minutes[0]?.number ?? number) <= number - RETENTION_MINUTES) this.#minutes.shift();
    return minute;
  }
}
