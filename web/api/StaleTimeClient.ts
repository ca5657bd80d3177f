import {
  ApolloClient,
  ApolloLink,
  type OperationVariables,
  type WatchQueryFetchPolicy,
} from '@apollo/client';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { tap } from 'rxjs';

const FRESH_FOR = 5 * 60 * 1000;

type Read = { query: ApolloClient.WatchQueryOptions['query']; variables?: OperationVariables | undefined };

/**
 * A client whose reads are fresh for five minutes: until then the cache answers, afterwards it still answers at once
 * while the server is asked again.
 */
export class StaleTimeClient extends ApolloClient {
  #fetchedAt: Map<string, number>;

  constructor({ link, ...options }: ApolloClient.Options) {
    const fetchedAt = new Map<string, number>();
    const note = new ApolloLink((operation, forward) =>
      forward(operation).pipe(tap(() => fetchedAt.set(toKey(operation), Date.now()))),
    );
    super({ ...options, link: note.concat(link) });
    this.#fetchedAt = fetchedAt;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) {
    if (options.fetchPolicy) return super.watchQuery(options);
    return super.watchQuery<Data, Variables>({
      ...options,
      fetchPolicy: this.#policyFor(options),
      nextFetchPolicy: (_policy, { reason, options: next }) =>
        reason === 'variables-changed' ? this.#policyFor(next) : 'cache-first',
    });
  }

  #policyFor(read: Read): WatchQueryFetchPolicy {
    const fetchedAt = this.#fetchedAt.get(toKey(read)) ?? Number.POSITIVE_INFINITY;
    return Date.now() - fetchedAt > FRESH_FOR ? 'cache-and-network' : 'cache-first';
  }
}

function toKey({ query, variables }: Read): string {
  const definition = getMainDefinition(query);
  const name = definition.kind === 'OperationDefinition' ? definition.name?.value : undefined;
  return `${name} ${canonicalStringify(variables ?? {})}`;
}
