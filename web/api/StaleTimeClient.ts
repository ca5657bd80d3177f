import {
  ApolloClient,
  ApolloLink,
  type OperationVariables,
  type WatchQueryFetchPolicy,
} from '@apollo/client';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { tap } from 'rxjs';

const STALE_TIME_MS = 5 * 60 * 1000;

type ReadOptions = {
  query: ApolloClient.WatchQueryOptions['query'];
  variables?: OperationVariables | undefined;
};

/**
 * Apollo client with a stale time of five minutes. Fresh data is served from the cache; older data is shown from the
 * cache and requested again.
 */
export class StaleTimeClient extends ApolloClient {
  #fetchedAt: Map<string, number>;

  constructor({ link, ...options }: ApolloClient.Options) {
    const fetchedAt = new Map<string, number>();
    const recordFetch = new ApolloLink((operation, forward) =>
      forward(operation).pipe(tap(() => fetchedAt.set(toKey(operation), Date.now()))),
    );
    super({ ...options, link: recordFetch.concat(link) });
    this.#fetchedAt = fetchedAt;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) {
    if (options.fetchPolicy) return super.watchQuery(options);
    return super.watchQuery<Data, Variables>({
      ...options,
      fetchPolicy: this.#getPolicy(options),
      nextFetchPolicy: (_policy, { reason, options: nextOptions }) =>
        reason === 'variables-changed' ? this.#getPolicy(nextOptions) : 'cache-first',
    });
  }

  #getPolicy(readOptions: ReadOptions): WatchQueryFetchPolicy {
    const fetchedAt = this.#fetchedAt.get(toKey(readOptions)) ?? Number.POSITIVE_INFINITY;
    return Date.now() - fetchedAt > STALE_TIME_MS ? 'cache-and-network' : 'cache-first';
  }
}

function toKey({ query, variables }: ReadOptions): string {
  const definition = getMainDefinition(query);
  const name = definition.kind === 'OperationDefinition' ? definition.name?.value : undefined;
  return `${name} ${canonicalStringify(variables ?? {})}`;
}
