/** Parts of a pool of connections: a third may wait for one row, half for rows that others hold or wait for too. */
const PER_ROW = 3;
const PER_SHARED_ROWS = 2;

/**
 * Limits how many transactions hold a connection while they wait for the same rows, so that a row that is held for long
 * leaves connections for everybody else. The others wait here, without a connection, in the order in which they came.
 */
export class RowGate {
  readonly #connections: number;
  readonly #longestWaitMs: number;
  readonly #rows = new Map<string, Places>();
  readonly #shared: Places;

  constructor(connections: number, longestWaitMs: number) {
    this.#connections = connections;
    this.#longestWaitMs = longestWaitMs;
    this.#shared = new Places(part(connections, PER_SHARED_ROWS));
  }

  /**
   * Runs the work once there is a place at each of its rows; unavailable after the longest wait. Everybody takes rows in
   * the same order and the shared places last, so nobody waits in a ring.
   */
  async inside<Result>(rows: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + this.#longestWaitMs;
    const taken: (() => void)[] = [];
    try {
      let isShared = false;
      for (const row of [...new Set(rows)].toSorted()) {
        const places = this.#placesAt(row);
        if (places.taken > 0) isShared = true;
        await places.take(until);
        taken.push(() => {
          places.leave();
          if (places.taken === 0) this.#rows.delete(row);
        });
      }
      if (isShared) {
        await this.#shared.take(until);
        taken.push(() => this.#shared.leave());
      }
      return await work();
    } finally {
      for (const leave of taken) leave();
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

  /** `until` is a time of `performance.now()`. */
  async take(until: number): Promise<void> {
    if (this.taken < this.#most) {
      this.taken++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(enter);
        reject(Object.assign(new Error('Too many wait for the same row.'), { code: 'ETIMEDOUT' }));
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

function part(connections: number, by: number): number {
  return Math.max(1, Math.floor(connections / by));
}
