import { type CallLimits, type Dependency, OPEN_DURATION_MS } from './dependencies.ts';
import { ServiceUnavailableError } from './ServiceUnavailableError.ts';

type State = 'CLOSED' | 'OPEN' | 'HALF_OPEN';

/** Releases a slot and reports whether the service works. */
export type ReleaseSlot = (isHealthy: boolean) => void;

interface QueuedCall {
  enter: () => void;
  refuse: (error: unknown) => void;
}

/**
 * Concurrency slots and circuit breaker of one address of a dependency. Several failures in a row open the circuit, and
 * calls are refused immediately. After a while one call is admitted to test the service; if it succeeds, the circuit
 * closes.
 */
export class Circuit {
  readonly dependency: Dependency;
  readonly #limits: CallLimits;
  readonly #waitingCalls = new Set<QueuedCall>();
  #inFlight = 0;
  #failures = 0;
  #openUntil: number | null = null;
  #isProbing = false;

  constructor(dependency: Dependency, limits: CallLimits) {
    this.dependency = dependency;
    this.#limits = limits;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  get waiting(): number {
    return this.#waitingCalls.size;
  }

  get state(): State {
    if (this.#openUntil === null) return 'CLOSED';
    return performance.now() < this.#openUntil ? 'OPEN' : 'HALF_OPEN';
  }

  /** True if calls are refused because the service does not respond. */
  get isOpen(): boolean {
    return this.state === 'OPEN' || (this.state === 'HALF_OPEN' && this.#isProbing);
  }

  /** Acquires a slot and waits for one if necessary. Rejects with ServiceUnavailable, or with the signal's reason. */
  async enter(signal: AbortSignal): Promise<ReleaseSlot> {
    signal.throwIfAborted();
    if (this.isOpen) throw new ServiceUnavailableError(this.dependency, 'OPEN');
    if (this.#inFlight < this.#limits.maxConcurrent) return this.#admitNext();
    if (this.#waitingCalls.size >= this.#limits.maxQueued)
      throw new ServiceUnavailableError(this.dependency, 'BUSY');
    return this.#waitForSlot(signal);
  }

  #admitNext(): ReleaseSlot {
    const isProbe = this.state === 'HALF_OPEN';
    if (isProbe) this.#isProbing = true;
    this.#inFlight += 1;
    return (isHealthy) => {
      this.#inFlight -= 1;
      if (isProbe) this.#isProbing = false;
      if (isHealthy) this.#close();
      else this.#countFailure(isProbe);
      this.#admit();
    };
  }

  #waitForSlot(signal: AbortSignal): Promise<ReleaseSlot> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.#waitingCalls.delete(queuedCall);
        signal.removeEventListener('abort', abort);
      };
      const queuedCall: QueuedCall = {
        enter: () => {
          settle();
          resolve(this.#admitNext());
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      const abort = () => queuedCall.refuse(signal.reason);
      signal.addEventListener('abort', abort);
      this.#waitingCalls.add(queuedCall);
    });
  }

  #admit(): void {
    for (const queuedCall of [...this.#waitingCalls]) {
      if (this.isOpen) queuedCall.refuse(new ServiceUnavailableError(this.dependency, 'OPEN'));
      else if (this.#inFlight < this.#limits.maxConcurrent) queuedCall.enter();
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
    if (isProbe || this.#failures >= opensAfter) this.#openUntil = performance.now() + OPEN_DURATION_MS;
  }
}
