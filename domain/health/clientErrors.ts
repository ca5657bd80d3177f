/**
 * - `SCRIPT`: a script broke off
 * - `PROMISE`: nobody took up a failure
 * - `RENDER`: a screen could not be drawn
 * - `REQUEST`: the store did not answer, or failed
 */
export const CLIENT_ERROR_KINDS = ['SCRIPT', 'PROMISE', 'RENDER', 'REQUEST'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** How much of an error is told. */
export const CLIENT_ERROR_LIMITS = {
  errors: 10,
  message: 300,
  stack: 1500,
  stackLines: 12,
  screen: 100,
  build: 40,
} as const;

/** How many different ones the store keeps, those that came back longest ago going first, and for how long. */
export const CLIENT_ERRORS_KEPT = 500;
export const CLIENT_ERROR_DAYS = 30;
