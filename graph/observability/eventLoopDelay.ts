import { monitorEventLoopDelay } from 'node:perf_hooks';

const MINUTE_MS = 60_000;
const RESOLUTION_MS = 20;

/** Event loop delay of this process per minute. The first minute is ignored because the process is still loading. */
export class EventLoopDelay {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #isFirst = true;
  /** 99th percentile of the delay in the last full minute, in ms. The timer itself adds about 20 ms. */
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
