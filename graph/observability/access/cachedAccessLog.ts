import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { describeResponse, type EarlyResponse } from './earlyResponse.ts';

/**
 * `sampled`: one line per second for all cached responses, with their number, and one line for every other response.
 */
export type AccessLog = 'all' | 'sampled' | 'off';

const SAMPLE_INTERVAL_MS = 1000;

/**
 * Access log of cached responses. There are too many to log each of them: writing a line takes longer than sending the
 * response.
 */
export class CachedAccessLog {
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #everyMs: number;
  readonly #addressOf: (request: IncomingMessage) => string;
  #lastAt = Number.NEGATIVE_INFINITY;
  #since = 0;

  constructor(
    log: Pick<FastifyBaseLogger, 'info'>,
    mode: Exclude<AccessLog, 'off'>,
    getAddress: (request: IncomingMessage) => string,
  ) {
    this.#log = log;
    this.#addressOf = getAddress;
    this.#everyMs = mode === 'all' ? 0 : SAMPLE_INTERVAL_MS;
  }

  /** `timeMs` is read from any monotonic clock. `describe` runs only if a line is written. */
  record(timeMs: number, describe: () => EarlyResponse): void {
    this.#since++;
    if (timeMs - this.#lastAt < this.#everyMs) return;
    const response = describe();
    const access = {
      route: 'kept answers',
      viewer: 'guest',
      ...describeResponse(response, this.#addressOf),
      /** Number of responses since the previous line, including this one. */
      standsFor: this.#since,
    };
    this.#log.info({ requestId: response.requestId, access }, 'request');
    this.#lastAt = timeMs;
    this.#since = 0;
  }
}
