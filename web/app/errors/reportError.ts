import type { ClientErrorKind } from '#domain/health/clientErrors.ts';

/** Request id, if the error is a failed request. */
interface ErrorContext {
  requestId?: string | null;
}

let isWatching = false;

/**
 * Reports an error to the server once `watchErrors` has been called. The reporter loads on the first error; the shop
 * works without it.
 */
export function reportError(kind: ClientErrorKind, error: unknown, errorContext?: ErrorContext): void {
  if (!isWatching) return;
  import('./errorReports.ts').then(
    ({ reportError: sendReport }) => sendReport(kind, error, errorContext),
    () => null,
  );
}

/** Starts reporting, including unhandled errors and rejections. Returns a function that stops it. */
export function watchErrors(): () => void {
  isWatching = true;
  window.addEventListener('error', reportScriptError);
  window.addEventListener('unhandledrejection', reportRejection);
  return () => {
    isWatching = false;
    window.removeEventListener('error', reportScriptError);
    window.removeEventListener('unhandledrejection', reportRejection);
  };
}

/** Errors from cross-origin scripts contain no details. */
function reportScriptError({ error }: ErrorEvent): void {
  if (error) reportError('SCRIPT', error);
}

function reportRejection({ reason }: PromiseRejectionEvent): void {
  reportError('PROMISE', reason);
}
