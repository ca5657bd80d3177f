import { randomInt } from 'node:crypto';
import { Connection } from '#tools/bench/store/load/connection.mjs';
import { toRequest } from '#tools/bench/store/load/request.mjs';

/** What a crowd was answered. */
export interface CrowdTally {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** How often a connection was closed under an asker. */
  broken: number;
  /** How long each answer of a status took, ms. */
  times: Record<number, number[]>;
}

/** Many who ask one question after the other without a rest, each of a shopper's address of its own, until they are sent home. */
export class Crowd {
  readonly tally: CrowdTally = { statuses: {}, broken: 0, times: {} };
  readonly #goneHome: Promise<unknown>;
  #areAsking = true;

  /** They begin at once; `ask` makes a body for /graphql. */
  constructor(port: number, { count, ask }: { count: number; ask: () => object }) {
    const each = Array.from({ length: count }, () => this.#keepAsking(port, ask));
    this.#goneHome = Promise.all(each);
  }

  async goHome(): Promise<void> {
    this.#areAsking = false;
    await this.#goneHome;
  }

  async #keepAsking(port: number, ask: () => object): Promise<void> {
    const from = randomInt(2 ** 24);
    let connection = new Connection(port);
    while (this.#areAsking) {
      const began = performance.now();
      try {
        const { status } = await connection.send(toRequest(JSON.stringify(ask()), { from }));
        this.#note(status, performance.now() - began);
      } catch {
        // Noted: the test that looks at the tally expects none.
        this.tally.broken += 1;
        connection = new Connection(port);
      }
    }
    connection.close();
  }

  #note(status: number, ms: number): void {
    const { statuses, times } = this.tally;
    statuses[status] = (statuses[status] ?? 0) + 1;
    times[status] ??= [];
    times[status].push(ms);
  }
}
