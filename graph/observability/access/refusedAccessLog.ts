import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { describeResponse, type EarlyResponse } from './earlyResponse.ts';

const SECOND_MS = 1000;
/** Above this rate, logging refusals would cost more than handling requests. */
export const MAX_LINES_PER_SECOND = 200;

/** Access log of refused requests, so that their request ids can be found. */
export class RefusedAccessLog {
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #getAddress: (request: IncomingMessage) => string;
  #secondStartedAt = Number.NEGATIVE_INFINITY;
  #loggedLines = 0;
  #countSinceLast = 0;

  constructor(log: Pick<FastifyBaseLogger, 'info'>, getAddress: (request: IncomingMessage) => string) {
    this.#log = log;
    this.#getAddress = getAddress;
  }

  /** `timeMs` is read from any monotonic clock. */
  record(timeMs: number, response: EarlyResponse): void {
    this.#countSinceLast++;
    if (timeMs - this.#secondStartedAt >= SECOND_MS) {
      this.#secondStartedAt = timeMs;
      this.#loggedLines = 0;
    }
    if (this.#loggedLines === MAX_LINES_PER_SECOND) return;
    this.#loggedLines++;
    const access = {
      route: 'refused',
      ...describeResponse(response, this.#getAddress),
      codes: ['UNAVAILABLE'],
      /** Number of refusals since the previous line, including this one. */
      standsFor: this.#countSinceLast,
    };
    this.#log.info({ requestId: response.requestId, access }, 'request');
    this.#countSinceLast = 0;
  }
}
