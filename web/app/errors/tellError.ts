import type { ClientErrorKind } from '#domain/health/clientErrors.ts';

/** What failed, where it was a request: the id that its answer carried. */
interface About {
  requestId?: string | null;
}

/** Has the store told of what went wrong. What tells it is fetched when something does; without it the shop goes on. */
export function tellError(kind: ClientErrorKind, error: unknown, about?: About): void {
  import('./errorReports.ts').then(
    ({ report }) => report(kind, error, about),
    () => null,
  );
}

/** Tells of all that nobody in the app takes up. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => {
    // Of a script from elsewhere nothing is known.
    if (error) tellError('SCRIPT', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellError('PROMISE', reason));
}
