const SECOND_MS = 1000;

/** Time limits for clients and for the server, in ms. */
export interface TimeLimits {
  headers: number;
  /** Time for a short body, such as a query or an order. */
  body: number;
  /** Time for an entire request. Photo uploads from slow phones take longest. */
  request: number;
  /** Time without data in either direction, including when the client does not read the response. */
  silence: number;
  /**
   * Idle time between two requests. Longer than load balancers keep idle connections open, so that they never reuse a
   * closed connection.
   */
  keepAlive: number;
  /** Time from the headers to the response. */
  response: number;
  /**
   * Time for open requests after the server is asked to stop. `npm start` waits a second longer before it kills the
   * server.
   */
  finish: number;
}

/** Documented in `docs/operations.md`. */
export const TIME_LIMITS: TimeLimits = {
  headers: 10 * SECOND_MS,
  body: 10 * SECOND_MS,
  request: 120 * SECOND_MS,
  silence: 60 * SECOND_MS,
  keepAlive: 72 * SECOND_MS,
  response: 30 * SECOND_MS,
  finish: 6 * SECOND_MS,
};
