import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { ThreadFilter } from '#web/graphql/types.generated.ts';
import {
  InboxThreadsDocument,
  type InboxThreadsQuery,
  type InboxThreadsQueryVariables,
  useInboxThreadsQuery,
} from './Inbox.generated.ts';

const PAGE = 25;
/** As many as the store answers at once. */
const MOST = 100;

/**
 * The conversations of a tab or of a search, further ones as they are asked for. Whoever comes back finds as many as they
 * left, which are then read anew.
 */
export function useThreads(filter: ThreadFilter) {
  const client = useApolloClient();
  const asks = JSON.stringify(filter);
  const asked = useInboxThreadsQuery({
    variables: { filter, first: PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const { data, fetchMore, updateQuery } = asked;
  const shown = data?.threads.edges.length ?? 0;

  function more() {
    void fetchMore({
      variables: { after: data?.threads.pageInfo.endCursor },
      updateQuery: ({ threads }, { fetchMoreResult: { threads: next } }) => ({
        threads: { ...next, edges: [...threads.edges, ...next.edges] },
      }),
      // A failure has its toast, and the button stays.
    }).catch(() => undefined);
  }

  /** As many as are shown, so that the list does not shrink below whoever reads it. */
  async function refresh() {
    const threads = await readThreads(Math.max(shown, PAGE), async (page) => {
      const answer = await client.query({
        query: InboxThreadsDocument,
        variables: { filter, ...page },
        fetchPolicy: 'network-only',
      });
      return answer.data?.threads;
    });
    if (threads) updateQuery(() => ({ threads }));
  }

  const readAnew = useEffectEvent(() => {
    // What is there at once was known before. A failure has its toast, and what was known stays.
    if (data) void refresh().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each filter.
  useEffect(() => readAnew(), [asks]);

  return { ...asked, more, refresh };
}

type Threads = InboxThreadsQuery['threads'];
type Page = Pick<InboxThreadsQueryVariables, 'first' | 'after'>;

async function readThreads(
  wanted: number,
  read: (page: Page) => Promise<Threads | undefined>,
): Promise<Threads | undefined> {
  const threads = await read({ first: Math.min(wanted, MOST) });
  const left = wanted - MOST;
  if (!threads || left <= 0 || !threads.pageInfo.hasNextPage) return threads;
  const { endCursor: after } = threads.pageInfo;
  const rest = await readThreads(left, (page) => read({ ...page, after: page.after ?? after }));
  return rest && { ...rest, edges: [...threads.edges, ...rest.edges] };
}
