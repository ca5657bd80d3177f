import type { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { isMutationOperation } from '@apollo/client/utilities';
import { catchError, from, mergeMap, throwError } from 'rxjs';
import { requestProblem } from '#web/api/requestProblem.ts';
import { paths } from '#web/paths.ts';
import { canSignInAgain, signInAgain } from '#web/session/again/signInAgain.ts';
import { isTokenValid, storedToken } from '#web/session/token/tokenStore.ts';
import { hasUnsavedWork } from '#web/ui/form/unsavedWork.ts';

/**
 * Where a session has ended and work would be lost with the screen, asks for the password over it and sends the request
 * again. Who gives up keeps the screen as it is: the caller hears of the refusal, and nobody is sent to the login.
 */
export function askingPassword(): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!requestProblem(error)?.endsSession || !isWorthAsking(operation)) return undefined;
    return from(hasNewToken(operation) ? Promise.resolve() : signInAgain()).pipe(
      catchError(() => {
        operation.setContext({ quiet: true });
        return throwError(() => error);
      }),
      mergeMap(() => forward(operation)),
    );
  });
}

/** A write of the back-office, and anything while a form holds what is not saved. */
function isWorthAsking({ query, getContext }: ApolloLink.Operation): boolean {
  if (getContext().quiet || !canSignInAgain()) return false;
  return hasUnsavedWork() || (isMutationOperation(query) && isInBackOffice());
}

function isInBackOffice(): boolean {
  return window.location.hash.startsWith(`#${paths.admin}`);
}

/** Whether somebody signed in again since the request left. */
function hasNewToken({ getContext }: ApolloLink.Operation): boolean {
  return isTokenValid() && getContext().headers?.authorization !== `Bearer ${storedToken()}`;
}
