import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { describeResponse, type EarlyResponse } from './earlyResponse.ts';

const SECOND_MS = 1000;
/** Above this rate, logging refusals would cost more than handling requests. */
export const MAX_LINES_PER_SECOND = 200;

/** Access log of refused requests, so that their request ids can be found. */
export class RefusedAccessLog {
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #addressOf: (request: IncomingMessage) => string;
  #secondBegan = Number.NEGATIVE_INFINITY;
  #lines = 0;
  #since = 0;

  constructor(log: Pick<FastifyBaseLogger, 'info'>, getAddress: (request: IncomingMessage) => string) {
    this.#log = log;
    this.#addressOf = getAddress;
  }

  /** `timeMs` is read from any monotonic clock. */
  record(timeMs: number, response: EarlyResponse): void {
    this.#since++;
    if (timeMs - this.#secondBegan >= SECOND_MS) {
      this.#secondBegan = timeMs;
      this.#lines = 0;
    }
    if (this.#lines === MAX_LINES_PER_SECOND) return;
    this.#lines++;
    const access = {
      route: 'refused',
      ...describeResponse(response, this.#addressOf),
      codes: ['UNAVAILABLE'],
      /** Number of refusals since the previous line, including this one. */
      standsFor: this.#since,
    };
    this.#log.info({ requestId: response.requestId, access }, 'request');
    this.#since = 0;
  }
}
