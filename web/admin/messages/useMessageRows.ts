import { useApolloClient } from '@apollo/client/react';
import { readChosen } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { toIds, toRows } from '../list/toRows.ts';
import {
  MessageIdsDocument,
  type Messages_MessageFragment,
  useMessagesListQuery,
} from './Messages.generated.ts';
import { MESSAGE_STATUSES } from './messageStates.ts';

export function useMessageRows(query: ListQuery): ListRows<Messages_MessageFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useMessagesListQuery({
    variables: { filter: messageFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.contactMessages, asked);
}

/** Reads the statuses along, which setMessageStatus looks up. */
export function useMessageIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { first, after } = query;
    const { data } = await client.query({
      query: MessageIdsDocument,
      variables: { filter: messageFilter(query), first, after },
      fetchPolicy: 'network-only',
    });
    return toIds(data?.contactMessages);
  };
}

/** What the server is asked to keep. */
export function messageFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>) {
  return { search: search || undefined, status: readChosen(filter.status, MESSAGE_STATUSES)?.[0] };
}
