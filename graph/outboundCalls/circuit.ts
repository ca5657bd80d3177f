import { type Dependency, OPEN_FOR_MS, type OutsideLimits } from './dependencies.ts';
import { OutsideUnavailable } from './outsideUnavailable.ts';

type State = 'CLOSED' | 'OPEN' | 'HALF_OPEN';

/** Gives a place back, with whether the service works. */
export type Leave = (isWell: boolean) => void;

interface Waiting {
  enter: () => void;
  refuse: (error: unknown) => void;
}

/**
 * The places and the circuit breaker of one address of a dependency. Some failures in a row open the circuit: calls are then
 * refused at once, until a single one is let through to try the service again. Its success closes the circuit.
 */
export class Circuit {
  readonly dependency: Dependency;
  readonly #limits: OutsideLimits;
  readonly #waiting = new Set<Waiting>();
  #inFlight = 0;
  #failures = 0;
  #openUntil: number | null = null;
  #isProbing = false;

  constructor(dependency: Dependency, limits: OutsideLimits) {
    this.dependency = dependency;
    this.#limits = limits;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get state(): State {
    if (this.#openUntil === null) return 'CLOSED';
    return performance.now() < this.#openUntil ? 'OPEN' : 'HALF_OPEN';
  }

  /** Whether a call is refused at this moment because the service does not respond. */
  get isOpen(): boolean {
    return this.state === 'OPEN' || (this.state === 'HALF_OPEN' && this.#isProbing);
  }

  /** Takes a place, waiting for one if it must. Rejects with OutsideUnavailable, or with the reason of the signal. */
  async enter(signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted();
    if (this.isOpen) throw new OutsideUnavailable(this.dependency, 'OPEN');
    if (this.#inFlight < this.#limits.atOnce) return this.#takePlace();
    if (this.#waiting.size >= this.#limits.mostWaiting) throw new OutsideUnavailable(this.dependency, 'BUSY');
    return this.#waitForPlace(signal);
  }

  #takePlace(): Leave {
    const isProbe = this.state === 'HALF_OPEN';
    if (isProbe) this.#isProbing = true;
    this.#inFlight += 1;
    return (isWell) => {
      this.#inFlight -= 1;
      if (isProbe) this.#isProbing = false;
      if (isWell) this.#close();
      else this.#countFailure(isProbe);
      this.#letIn();
    };
  }

  #waitForPlace(signal: AbortSignal): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.#waiting.delete(waiting);
        signal.removeEventListener('abort', abort);
      };
      const waiting: Waiting = {
        enter: () => {
          settle();
          resolve(this.#takePlace());
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      const abort = () => waiting.refuse(signal.reason);
      signal.addEventListener('abort', abort);
      this.#waiting.add(waiting);
    });
  }

  #letIn(): void {
    for (const waiting of [...this.#waiting]) {
      if (this.isOpen) waiting.refuse(new OutsideUnavailable(this.dependency, 'OPEN'));
      else if (this.#inFlight < this.#limits.atOnce) waiting.enter();
    }
  }

  #close(): void {
    this.#failures = 0;
    this.#openUntil = null;
  }

  #countFailure(isProbe: boolean): void {
    this.#failures += 1;
    const { opensAfter } = this.#limits;
    if (opensAfter === null || this.state === 'OPEN') return;
    if (isProbe || this.#failures >= opensAfter) this.#openUntil = performance.now() + OPEN_FOR_MS;
  }
}
