import type { Place } from '#graph/http/admission/admission.ts';

/** Parts of a pool of connections: a third may wait for one row, half for rows that others hold or wait for too. */
const PER_ROW = 3;
const PER_SHARED_ROWS = 2;
/** A transaction that waits longer for a place at its rows is refused, ms. */
const ROW_WAIT_MS = 3_000;
/** Most transactions that wait at once; more are refused on arrival. */
const MOST_WAITING = 200;

/** The rows that a transaction waits for, and the place of its request. */
export interface RowsOfWork {
  /** Names of the rows: few transactions with the same ones have a connection at once. */
  rows?: readonly string[];
  /** Given up while the transaction waits without a connection. */
  place?: Pick<Place, 'stepOut'> | null;
}

/**
 * Limits how many transactions hold a connection while they wait for the same rows, so that a row that is held for long
 * leaves connections for everybody else. The others wait here, without a connection and without a place among the requests
 * that are worked on, in the order in which they came.
 */
export class RowGate {
  readonly #connections: number;
  readonly #longestWaitMs: number;
  readonly #rows = new Map<string, Places>();
  readonly #shared: Places;
  #waiting = 0;

  constructor(connections: number, longestWaitMs: number = ROW_WAIT_MS) {
    this.#connections = connections;
    this.#longestWaitMs = longestWaitMs;
    this.#shared = new Places(part(connections, PER_SHARED_ROWS));
  }

  /**
   * Runs the work once there is a place at each of its rows; unavailable after the longest wait, or if too many wait already.
   * Everybody takes rows in the same order and the shared places last, so nobody waits in a ring.
   */
  async inside<Result>({ rows = [], place }: RowsOfWork, work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + this.#longestWaitMs;
    const taken: (() => void)[] = [];
    const take = async (places: Places, whenFree = () => {}) => {
      if (!places.takeNow()) await this.#wait(places, until, place);
      taken.push(() => {
        places.leave();
        if (places.taken === 0) whenFree();
      });
    };
    try {
      let isShared = false;
      for (const row of [...new Set(rows)].toSorted()) {
        const places = this.#placesAt(row);
        if (places.taken > 0) isShared = true;
        await take(places, () => this.#rows.delete(row));
      }
      if (isShared) await take(this.#shared);
      return await work();
    } finally {
      for (const leave of taken) leave();
    }
  }

  async #wait(places: Places, until: number, place: RowsOfWork['place']): Promise<void> {
    if (this.#waiting >= MOST_WAITING) throw tooManyWait();
    this.#waiting++;
    const takeBack = place?.stepOut();
    try {
      await places.take(until);
    } finally {
      takeBack?.();
      this.#waiting--;
    }
  }

  #placesAt(row: string): Places {
    const places = this.#rows.get(row) ?? new Places(part(this.#connections, PER_ROW));
    this.#rows.set(row, places);
    return places;
  }
}

/** Places for so many; the first who waits gets the next that is left. */
class Places {
  taken = 0;
  readonly #most: number;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place if one is free. */
  takeNow(): boolean {
    if (this.taken >= this.#most) return false;
    this.taken++;
    return true;
  }

  /** Waits for a place. `until` is a time of `performance.now()`. */
  async take(until: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(enter);
        reject(tooManyWait());
      };
      const timer = setTimeout(giveUp, Math.max(0, until - performance.now()));
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
      this.taken--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

function tooManyWait(): Error {
  return Object.assign(new Error('Too many wait for the same row.'), { code: 'ETIMEDOUT' });
}

function part(connections: number, by: number): number {
  return Math.max(1, Math.floor(connections / by));
}
