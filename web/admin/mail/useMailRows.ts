import { useApolloClient } from '@apollo/client/react';
import { chosenOf } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { idsOf, rowsOf } from '../list/rowsOf.ts';
import { type Mail_RowFragment, MailIdsDocument, useMailListQuery } from './Mail.generated.ts';
import { MAIL_STATUSES, MAIL_TEMPLATES } from './mailTexts.ts';

export function useMailRows(query: ListQuery): ListRows<Mail_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useMailListQuery({
    variables: { filter: mailFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return rowsOf(data?.mails, asked);
}

export function useMailIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { first, after } = query;
    const { data } = await client.query({
      query: MailIdsDocument,
      variables: { filter: mailFilter(query), first, after },
      fetchPolicy: 'no-cache',
    });
    return idsOf(data?.mails);
  };
}

/** What the server is asked to keep. */
export function mailFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>) {
  return {
    search: search || undefined,
    status: chosenOf(filter.status, MAIL_STATUSES)?.[0],
    template: chosenOf(filter.template, MAIL_TEMPLATES)?.[0],
    orderId: typeof filter.order === 'string' ? filter.order.trim() : undefined,
  };
}
