import { monitorEventLoopDelay } from 'node:perf_hooks';

const MINUTE_MS = 60_000;
const RESOLUTION_MS = 20;

/** How late the work of this process is, minute by minute; the first, in which it loads, tells nothing of how it serves. */
export class EventLoopLateness {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #isFirst = true;
  /** 99 times of 100 it was no later than that in the last whole minute, in ms; some twenty are the clock's. */
  lateMs = 0;

  constructor() {
    this.#delay.enable();
    this.#timer = setInterval(() => {
      if (!this.#isFirst) this.lateMs = this.#delay.percentile(99) / 1e6;
      this.#isFirst = false;
      this.#delay.reset();
    }, MINUTE_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}
