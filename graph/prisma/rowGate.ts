import type { Place } from '#graph/http/admission/admission.ts';

/** Parts of a connection pool: a third can wait for one row, half for locked rows in total. */
const PER_ROW = 3;
const PER_SHARED_ROWS = 2;
/** Time limit of a transaction's wait for its rows, in ms. */
const ROW_WAIT_MS = 3_000;
/** Limit of waiting transactions. Further ones are refused on arrival. */
const MAX_WAITING = 200;

/** The rows a transaction will lock, and its request's admission place. */
export interface RowAccess {
  /** Keys of the rows. Only a few transactions with the same key hold a connection at once. */
  rows?: readonly string[];
  /** Released while the transaction waits without a connection. */
  place?: Pick<Place, 'releaseDuring'> | null;
}

/**
 * Limits how many transactions hold a connection while they wait for the same rows, so that a row locked for long
 * leaves connections for everybody else. The others queue here in order of arrival, without a connection and without
 * an admission place.
 */
export class RowGate {
  readonly #connections: number;
  readonly #longestWaitMs: number;
  readonly #rows = new Map<string, Semaphore>();
  readonly #shared: Semaphore;
  #waiting = 0;

  constructor(connections: number, longestWaitMs: number = ROW_WAIT_MS) {
    this.#connections = connections;
    this.#longestWaitMs = longestWaitMs;
    this.#shared = new Semaphore(part(connections, PER_SHARED_ROWS));
  }

  /**
   * Runs the work once there is a place for each of its rows. Throws an unavailable error after the longest wait or
   * if too many transactions wait. Rows are taken in a fixed order and the shared places last, so that no deadlock is
   * possible.
   */
  async run<Result>({ rows = [], place }: RowAccess, work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + this.#longestWaitMs;
    const releases: (() => void)[] = [];
    const take = async (places: Semaphore, whenFree = () => {}) => {
      if (!places.tryTake()) await this.#wait(places, until, place);
      releases.push(() => {
        places.leave();
        if (places.usedCount === 0) whenFree();
      });
    };
    try {
      let isShared = false;
      for (const row of [...new Set(rows)].toSorted()) {
        const places = this.#placesAt(row);
        if (places.usedCount > 0) isShared = true;
        await take(places, () => this.#rows.delete(row));
      }
      if (isShared) await take(this.#shared);
      return await work();
    } finally {
      for (const leave of releases) leave();
    }
  }

  async #wait(places: Semaphore, until: number, place: RowAccess['place']): Promise<void> {
    if (this.#waiting >= MAX_WAITING) throw tooManyWaiting();
    this.#waiting++;
    const reacquirePlace = place?.releaseDuring();
    try {
      await places.take(until);
    } finally {
      reacquirePlace?.();
      this.#waiting--;
    }
  }

  #placesAt(row: string): Semaphore {
    const places = this.#rows.get(row) ?? new Semaphore(part(this.#connections, PER_ROW));
    this.#rows.set(row, places);
    return places;
  }
}

/** A counting semaphore; waiters are served in order. */
class Semaphore {
  usedCount = 0;
  readonly #most: number;
  readonly #waiting = new Set<() => void>();

  constructor(capacity: number) {
    this.#most = capacity;
  }

  /** Takes a place if one is free. */
  tryTake(): boolean {
    if (this.usedCount >= this.#most) return false;
    this.usedCount++;
    return true;
  }

  /** Waits for a place. `deadline` is a time of `performance.now()`. */
  async take(until: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const rejectOnTimeout = () => {
        this.#waiting.delete(enter);
        reject(tooManyWaiting());
      };
      const timer = setTimeout(rejectOnTimeout, Math.max(0, until - performance.now()));
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(enter);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.usedCount--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

function tooManyWaiting(): Error {
  return Object.assign(new Error('Too many transactions wait for the same row.'), { code: 'ETIMEDOUT' });
}

function part(connections: number, by: number): number {
  return Math.max(1, Math.floor(connections / by));
}
