const SECOND_MS = 1000;

/** What a client, and the server, may take their time for, ms. */
export interface TimeLimits {
  /** Headers. */
  headers: number;
  /** A body as short as a question or an order is. */
  body: number;
  /** A whole request; a photograph from a slow phone is the longest. */
  request: number;
  /** From one sign of life to the next, also of one that does not read what it is sent. */
  silence: number;
  /** A connection between two requests: longer than a balancer in front keeps one, so that it is not the one to be surprised. */
  keepAlive: number;
  /** From the headers to the answer. */
  answer: number;
  /** What was begun when the server is told to end; `npm start` waits a second longer before it kills it. */
  finish: number;
}

/** As `docs/operations.md` tells them. */
export const TIME_LIMITS: TimeLimits = {
  headers: 10 * SECOND_MS,
  body: 10 * SECOND_MS,
  request: 120 * SECOND_MS,
  silence: 60 * SECOND_MS,
  keepAlive: 72 * SECOND_MS,
  answer: 30 * SECOND_MS,
  finish: 6 * SECOND_MS,
};
