import { randomInt } from 'node:crypto';
import { Connection } from '#tools/bench/store/load/connection.mjs';
import { toRequest } from '#tools/bench/store/load/request.mjs';

/** Responses to all clients of a load. */
export interface LoadTally {
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** Number of connections closed during a request. */
  broken: number;
  /** Response times in ms, by status. */
  times: Record<number, number[]>;
}

/** Clients that send one request after another without a pause, each from a separate IP address, until stopped. */
export class RequestLoad {
  readonly tally: LoadTally = { statuses: {}, broken: 0, times: {} };
  readonly #allStopped: Promise<unknown>;
  #isRunning = true;

  /** Starts immediately. `buildBody` returns the body of a request to /graphql. */
  constructor(port: number, { count, buildBody }: { count: number; buildBody: () => object }) {
    const clientLoops = Array.from({ length: count }, () => this.#sendUntilStopped(port, buildBody));
    this.#allStopped = Promise.all(clientLoops);
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await this.#allStopped;
  }

  async #sendUntilStopped(port: number, buildBody: () => object): Promise<void> {
    const firstAddress = randomInt(2 ** 24);
    let connection = new Connection(port);
    while (this.#isRunning) {
      const startedAt = performance.now();
      try {
        const { status } = await connection.send(
          toRequest(JSON.stringify(buildBody()), { from: firstAddress }),
        );
        this.#recordResponse(status, performance.now() - startedAt);
      } catch {
        // Closed connections are counted because the test expects none.
        this.tally.broken += 1;
        connection = new Connection(port);
      }
    }
    connection.close();
  }

  #recordResponse(status: number, responseMs: number): void {
    const { statuses, times } = this.tally;
    statuses[status] = (statuses[status] ?? 0) + 1;
    times[status] ??= [];
    times[status].push(responseMs);
  }
}
