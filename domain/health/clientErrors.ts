/**
 * - `SCRIPT`: uncaught error in a script
 * - `PROMISE`: unhandled promise rejection
 * - `RENDER`: a screen could not be rendered
 * - `REQUEST`: the server did not respond, or responded with an error
 */
export const CLIENT_ERROR_KINDS = ['SCRIPT', 'PROMISE', 'RENDER', 'REQUEST'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Limits of an error report: numbers of errors and stack lines, and lengths in characters. */
export const CLIENT_ERROR_LIMITS = {
  errors: 10,
  message: 300,
  stack: 1500,
  stackLines: 12,
  screen: 100,
  build: 40,
} as const;

/** Number of distinct errors to store. The errors with the oldest last occurrence are deleted first. */
export const MAX_CLIENT_ERRORS = 500;
export const CLIENT_ERROR_DAYS = 30;
