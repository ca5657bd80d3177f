import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { type AnswerOfDoor, describeAnswer } from './answerOfDoor.ts';

const SECOND_MS = 1000;
/** Lines for all who are refused would be more work than to answer some of them. */
export const MOST_LINES_A_SECOND = 200;

/** Lines of the log for requests that were not let in, so that the id each was answered can be found. */
export class RefusedAccessLog {
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  readonly #addressOf: (request: IncomingMessage) => string;
  #secondBegan = Number.NEGATIVE_INFINITY;
  #lines = 0;
  #since = 0;

  constructor(log: Pick<FastifyBaseLogger, 'info'>, addressOf: (request: IncomingMessage) => string) {
    this.#log = log;
    this.#addressOf = addressOf;
  }

  /** `at` in ms, by any clock that does not go back. */
  note(at: number, answer: AnswerOfDoor): void {
    this.#since++;
    if (at - this.#secondBegan >= SECOND_MS) {
      this.#secondBegan = at;
      this.#lines = 0;
    }
    if (this.#lines === MOST_LINES_A_SECOND) return;
    this.#lines++;
    const access = {
      route: 'refused',
      ...describeAnswer(answer, this.#addressOf),
      codes: ['UNAVAILABLE'],
      /** This one, and those since the line before. */
      standsFor: this.#since,
    };
    this.#log.info({ requestId: answer.requestId, access }, 'request');
    this.#since = 0;
  }
}
