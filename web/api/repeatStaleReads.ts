import { ApolloLink } from '@apollo/client';
import { isQueryOperation } from '@apollo/client/utilities';
import { defer, type Observable, of, switchMap, tap } from 'rxjs';

/** How often one read is asked again at most: a busy store may change each time. */
const TIMES_AGAIN = 3;

let changes = 0;

/** Says that something in the store has changed: an answer that is still on its way may not know of it. */
export function noteChange(): void {
  changes += 1;
}

/**
 * A read that was under way when something was written is asked again, so that an older answer never takes the place of a
 * newer one. Apollo gives a read that is asked meanwhile the answer that is on its way.
 */
export function freshReads(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (isQueryOperation(operation.query)) return ask(TIMES_AGAIN);
    if (operation.getContext().noReread) return forward(operation);
    return forward(operation).pipe(tap({ next: noteChange, error: noteChange }));

    function ask(timesLeft: number): Observable<ApolloLink.Result> {
      return defer(() => {
        const before = changes;
        return forward(operation).pipe(
          switchMap((answer) => (changes === before || timesLeft === 0 ? of(answer) : ask(timesLeft - 1))),
        );
      });
    }
  });
}
