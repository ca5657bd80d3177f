import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { agentFamily } from './agentFamily.ts';
import { toPlace } from './toPlace.ts';

/** `sampled`: of the answers that are kept one line a second, which says for how many it stands; of all others each. */
export type AccessLog = 'all' | 'sampled' | 'off';

interface KeptAnswer {
  request: IncomingMessage;
  /** What was sent with it. */
  body: string;
  requestId: string;
  status: number;
  bytes: number;
  ms: number;
}

const SAMPLED_EVERY_MS = 1000;
const OPERATION = /"operationName"\s*:\s*"(\w{1,60})"/;

/**
 * Lines of the log for answers that the front door gave. There are more of them in a second than could be written: a line
 * for each would take longer than the answer itself.
 */
export class KeptAccessLog {
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #everyMs: number;
  readonly #addressOf: (request: IncomingMessage) => string;
  #lastAt = Number.NEGATIVE_INFINITY;
  #since = 0;

  constructor(
    log: Pick<FastifyBaseLogger, 'info'>,
    mode: Exclude<AccessLog, 'off'>,
    addressOf: (request: IncomingMessage) => string,
  ) {
    this.#log = log;
    this.#addressOf = addressOf;
    this.#everyMs = mode === 'all' ? 0 : SAMPLED_EVERY_MS;
  }

  /** `at` in ms, by any clock that does not go back; `describe` is called where a line is written. */
  note(at: number, describe: () => KeptAnswer): void {
    this.#since++;
    if (at - this.#lastAt < this.#everyMs) return;
    const { request, body, requestId, status, bytes, ms } = describe();
    const { method, url, headers } = request;
    const access = {
      method,
      route: 'kept answers',
      operation: url === '/graphql' ? (OPERATION.exec(body)?.[1] ?? 'unnamed') : undefined,
      viewer: 'guest',
      status,
      ms: Math.round(ms * 10) / 10,
      bytes,
      network: toPlace(this.#addressOf(request)),
      agent: agentFamily(headers['user-agent']),
      /** This one, and those since the line before. */
      standsFor: this.#since,
    };
    this.#log.info({ requestId, access }, 'request');
    this.#lastAt = at;
    this.#since = 0;
  }
}
