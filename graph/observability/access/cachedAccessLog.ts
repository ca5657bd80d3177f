import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { type AnswerOfDoor, describeAnswer } from './answerOfDoor.ts';

/** `sampled`: of the answers that are kept one line a second, which says for how many it stands; of all others each. */
export type AccessLog = 'all' | 'sampled' | 'off';

const SAMPLED_EVERY_MS = 1000;

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
  note(at: number, describe: () => AnswerOfDoor): void {
    this.#since++;
    if (at - this.#lastAt < this.#everyMs) return;
    const answer = describe();
    const access = {
      route: 'kept answers',
      viewer: 'guest',
      ...describeAnswer(answer, this.#addressOf),
      /** This one, and those since the line before. */
      standsFor: this.#since,
    };
    this.#log.info({ requestId: answer.requestId, access }, 'request');
    this.#lastAt = at;
    this.#since = 0;
  }
}
