import type { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { isMutationOperation } from '@apollo/client/utilities';
import { catchError, from, mergeMap, throwError } from 'rxjs';
import { toRequestProblem } from '#web/api/requestProblem.ts';
import { paths } from '#web/paths.ts';
import { canReauthenticate, reauthenticate } from '#web/session/reauthentication/reauthenticate.ts';
import { isTokenValid, readToken } from '#web/session/token/tokenStore.ts';
import { hasUnsavedWork } from '#web/ui/form/unsavedWork.ts';

/**
 * Prompts for the password if the session has expired and leaving the screen would lose work, then sends the request
 * again. If the viewer declines, the screen stays open, the caller receives the error and there is no redirect to the
 * login.
 */
export function createReauthenticationLink(): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!toRequestProblem(error)?.endsSession || !needsReauthentication(operation)) return undefined;
    return from(hasNewToken(operation) ? Promise.resolve() : reauthenticate()).pipe(
      catchError(() => {
        operation.setContext({ quiet: true });
        return throwError(() => error);
      }),
      mergeMap(() => forward(operation)),
    );
  });
}

/** True for a write in the back office, and for any request while a form has unsaved changes. */
function needsReauthentication({ query, getContext }: ApolloLink.Operation): boolean {
  if (getContext().quiet || !canReauthenticate()) return false;
  return hasUnsavedWork() || (isMutationOperation(query) && isInBackOffice());
}

function isInBackOffice(): boolean {
  return window.location.hash.startsWith(`#${paths.admin}`);
}

/** True if someone has signed in again since the request was sent. */
function hasNewToken({ getContext }: ApolloLink.Operation): boolean {
  return isTokenValid() && getContext().headers?.authorization !== `Bearer ${readToken()}`;
}
