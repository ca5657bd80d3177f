import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { ThreadFilter } from '#web/graphql/types.generated.ts';
import {
  InboxThreadsDocument,
  type InboxThreadsQuery,
  type InboxThreadsQueryVariables,
  useInboxThreadsQuery,
} from './Inbox.generated.ts';

const INITIAL_PAGE_SIZE = 25;
/** Maximum page size of the API. */
const MAX_PAGE_SIZE = 100;

/**
 * Loads the threads of a tab or search, and more on request. When the screen is reopened, as many threads as before are
 * shown and then refetched.
 */
export function useThreads(filter: ThreadFilter) {
  const client = useApolloClient();
  const filterKey = JSON.stringify(filter);
  const threadsQuery = useInboxThreadsQuery({
    variables: { filter, first: INITIAL_PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
  });
  const { data, fetchMore, updateQuery } = threadsQuery;
  const loadedCount = data?.threads.edges.length ?? 0;

  function loadMore() {
    void fetchMore({
      variables: { after: data?.threads.pageInfo.endCursor },
      updateQuery: ({ threads }, { fetchMoreResult: { threads: nextThreads } }) => ({
        threads: { ...nextThreads, edges: [...threads.edges, ...nextThreads.edges] },
      }),
      // The error is shown in a toast, and the button stays.
    }).catch(() => undefined);
  }

  /** Refetches as many threads as are shown, so that the list does not shrink. */
  async function refresh() {
    const threads = await loadThreads(Math.max(loadedCount, INITIAL_PAGE_SIZE), async (page) => {
      const result = await client.query({
        query: InboxThreadsDocument,
        variables: { filter, ...page },
        fetchPolicy: 'network-only',
      });
      return result.data?.threads;
    });
    if (threads) updateQuery(() => ({ threads }));
  }

  const refetchThreads = useEffectEvent(() => {
    // Data that is available immediately comes from the cache. If the refetch fails, a toast is shown and the cached data stays.
    if (data) void refresh().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per filter.
  useEffect(() => refetchThreads(), [filterKey]);

  return { ...threadsQuery, more: loadMore, refresh };
}

type Threads = InboxThreadsQuery['threads'];
type Page = Pick<InboxThreadsQueryVariables, 'first' | 'after'>;

async function loadThreads(
  count: number,
  loadPage: (page: Page) => Promise<Threads | undefined>,
): Promise<Threads | undefined> {
  const threads = await loadPage({ first: Math.min(count, MAX_PAGE_SIZE) });
  const remainingCount = count - MAX_PAGE_SIZE;
  if (!threads || remainingCount <= 0 || !threads.pageInfo.hasNextPage) return threads;
  const { endCursor: after } = threads.pageInfo;
  const remainingThreads = await loadThreads(remainingCount, (page) =>
    loadPage({ ...page, after: page.after ?? after }),
  );
  return remainingThreads && { ...remainingThreads, edges: [...threads.edges, ...remainingThreads.edges] };
}
