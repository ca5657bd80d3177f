import { ApolloLink } from '@apollo/client';
import { isQueryOperation } from '@apollo/client/utilities';
import { defer, type Observable, of, switchMap, tap } from 'rxjs';

/** Maximum number of repeats of one read, because a busy store may change again during each repeat. */
const MAX_REPEATS = 3;

let changeCount = 0;

/** Marks the store as changed, so that reads in flight are repeated. */
export function markStoreChanged(): void {
  changeCount += 1;
}

/**
 * Repeats a read that was in flight during a write, so that an outdated response never replaces a newer one. Apollo
 * shares a request in flight with queries that start in the meantime.
 */
export function repeatStaleReads(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (isQueryOperation(operation.query)) return send(MAX_REPEATS);
    if (operation.getContext().shouldKeepReads) return forward(operation);
    return forward(operation).pipe(tap({ next: markStoreChanged, error: markStoreChanged }));

    function send(repeatsLeft: number): Observable<ApolloLink.Result> {
      return defer(() => {
        const initialChangeCount = changeCount;
        return forward(operation).pipe(
          switchMap((result) =>
            changeCount === initialChangeCount || repeatsLeft === 0 ? of(result) : send(repeatsLeft - 1),
          ),
        );
      });
    }
  });
}
