import type { ClientErrorKind } from '#domain/health/clientErrors.ts';

/** What failed, where it was a request: the id that its answer carried. */
interface About {
  requestId?: string | null;
}

let isWatching = false;

/**
 * Has the store told of what went wrong, once `watchErrors` was called. What tells it is fetched when something does;
 * without it the shop goes on.
 */
export function tellError(kind: ClientErrorKind, error: unknown, about?: About): void {
  if (!isWatching) return;
  import('./errorReports.ts').then(
    ({ report }) => report(kind, error, about),
    () => null,
  );
}

/** Begins to tell, also of all that nobody in the app takes up. Answers what ends it. */
export function watchErrors(): () => void {
  isWatching = true;
  window.addEventListener('error', tellBroken);
  window.addEventListener('unhandledrejection', tellUntaken);
  return () => {
    isWatching = false;
    window.removeEventListener('error', tellBroken);
    window.removeEventListener('unhandledrejection', tellUntaken);
  };
}

/** Of a script from elsewhere nothing is known. */
function tellBroken({ error }: ErrorEvent): void {
  if (error) tellError('SCRIPT', error);
}

function tellUntaken({ reason }: PromiseRejectionEvent): void {
  tellError('PROMISE', reason);
}
