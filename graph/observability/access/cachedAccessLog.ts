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
  readonly #intervalMs: number;
  readonly #getAddress: (request: IncomingMessage) => string;
  #lastLoggedAt = Number.NEGATIVE_INFINITY;
  #countSinceLast = 0;

  constructor(
    log: Pick<FastifyBaseLogger, 'info'>,
    mode: Exclude<AccessLog, 'off'>,
    getAddress: (request: IncomingMessage) => string,
  ) {
    this.#log = log;
    this.#getAddress = getAddress;
    this.#intervalMs = mode === 'all' ? 0 : SAMPLE_INTERVAL_MS;
  }

  /** `timeMs` is read from any monotonic clock. `describe` runs only if a line is written. */
  record(timeMs: number, describe: () => EarlyResponse): void {
    this.#countSinceLast++;
    if (timeMs - this.#lastLoggedAt < this.#intervalMs) return;
    const response = describe();
    const access = {
      route: 'response cache',
      viewer: 'guest',
      ...describeResponse(response, this.#getAddress),
      /** Number of responses since the previous line, including this one. */
      standsFor: this.#countSinceLast,
    };
    this.#log.info({ requestId: response.requestId, access }, 'request');
    this.#lastLoggedAt = timeMs;
    this.#countSinceLast = 0;
  }
}
