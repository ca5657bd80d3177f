const SECOND_MS = 1000;

/** What a client may take its time for, ms. */
export const TIME_LIMITS = {
  /** Its headers. */
  headers: 10 * SECOND_MS,
  /** A body as short as a question or an order is. */
  body: 10 * SECOND_MS,
  /** A whole request; a photograph from a slow phone is the longest. */
  request: 120 * SECOND_MS,
  /** Between one sign of life and the next, also of one that does not read what it is sent. */
  silence: 60 * SECOND_MS,
  /** A connection between two requests: longer than a balancer in front keeps one, so that it is not the one to be surprised. */
  keepAlive: 72 * SECOND_MS,
  /** From the headers to the answer, the body included. */
  answer: 30 * SECOND_MS,
  /** The same of an upload. */
  upload: 120 * SECOND_MS,
} as const;
