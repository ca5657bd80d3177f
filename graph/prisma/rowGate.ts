import type { AdmissionSlot } from '#graph/http/admission/admission.ts';

/** Divisors of the pool size: a third of the connections can wait for one row, half for locked rows in total. */
const ROW_DIVISOR = 3;
const SHARED_ROWS_DIVISOR = 2;
/** Time limit of a transaction's wait for its rows, in ms. */
const MAX_ROW_WAIT_MS = 3_000;
/** Limit of waiting transactions. Further transactions are refused immediately. */
const MAX_WAITING = 200;

/** The rows a transaction will lock, and its request's admission slot. */
export interface RowAccess {
  /** Keys of the rows. Only a few transactions with the same key hold a connection at once. */
  rows?: readonly string[];
  /** The request's admission slot, which is released while the transaction waits without a connection. */
  slot?: Pick<AdmissionSlot, 'releaseDuring'> | null;
}

/**
 * Limits how many transactions hold a connection while they wait for the same rows, so that a row locked for a long
 * time does not use up the pool. Other transactions queue here in order of arrival, without a connection or an
 * admission slot.
 */
export class RowGate {
  readonly #connections: number;
  readonly #maxWaitMs: number;
  readonly #semaphores = new Map<string, Semaphore>();
  readonly #shared: Semaphore;
  #waiting = 0;

  constructor(connections: number, longestWaitMs: number = MAX_ROW_WAIT_MS) {
    this.#connections = connections;
    this.#maxWaitMs = longestWaitMs;
    this.#shared = new Semaphore(computeShare(connections, SHARED_ROWS_DIVISOR));
  }

  /**
   * Runs the work when a permit for each of its rows is free. Throws an unavailable error after the maximum wait or if
   * too many transactions wait. Permits are acquired in a fixed order of rows, then the shared permit, so that
   * deadlocks are impossible.
   */
  async run<Result>({ rows = [], slot }: RowAccess, work: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.#maxWaitMs;
    const releaseCallbacks: (() => void)[] = [];
    const acquirePermit = async (semaphore: Semaphore, onFree = () => {}) => {
      if (!semaphore.tryAcquire()) await this.#wait(semaphore, deadline, slot);
      releaseCallbacks.push(() => {
        semaphore.release();
        if (semaphore.usedCount === 0) onFree();
      });
    };
    try {
      let isShared = false;
      for (const row of [...new Set(rows)].toSorted()) {
        const semaphore = this.#getSemaphore(row);
        if (semaphore.usedCount > 0) isShared = true;
        await acquirePermit(semaphore, () => this.#semaphores.delete(row));
      }
      if (isShared) await acquirePermit(this.#shared);
      return await work();
    } finally {
      for (const release of releaseCallbacks) release();
    }
  }

  async #wait(semaphore: Semaphore, deadline: number, slot: RowAccess['slot']): Promise<void> {
    if (this.#waiting >= MAX_WAITING) throw createBusyError();
    this.#waiting++;
    const reacquireSlot = slot?.releaseDuring();
    try {
      await semaphore.acquire(deadline);
    } finally {
      reacquireSlot?.();
      this.#waiting--;
    }
  }

  #getSemaphore(row: string): Semaphore {
    const semaphore =
      this.#semaphores.get(row) ?? new Semaphore(computeShare(this.#connections, ROW_DIVISOR));
    this.#semaphores.set(row, semaphore);
    return semaphore;
  }
}

/** A counting semaphore that serves waiters in order. */
class Semaphore {
  usedCount = 0;
  readonly #capacity: number;
  readonly #waiting = new Set<() => void>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Acquires a permit if one is free. */
  tryAcquire(): boolean {
    if (this.usedCount >= this.#capacity) return false;
    this.usedCount++;
    return true;
  }

  /** Waits for a permit. `deadline` is a time of `performance.now()`. */
  async acquire(deadline: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const rejectOnTimeout = () => {
        this.#waiting.delete(enter);
        reject(createBusyError());
      };
      const timer = setTimeout(rejectOnTimeout, Math.max(0, deadline - performance.now()));
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(enter);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.usedCount--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

function createBusyError(): Error {
  return Object.assign(new Error('Too many transactions wait for the same row.'), { code: 'ETIMEDOUT' });
}

function computeShare(connections: number, divisor: number): number {
  return Math.max(1, Math.floor(connections / divisor));
}
