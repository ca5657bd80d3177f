import { readChosen } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listDefinition.ts';
import { toRows } from '../list/toRows.ts';
import { type Mail_RowFragment, useMailListQuery } from './Mail.generated.ts';
import { MAIL_STATUSES, MAIL_TEMPLATES } from './mailTexts.ts';

export function useMailRows(query: ListQuery): ListRows<Mail_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useMailListQuery({
    variables: { filter: mailFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.mails, asked);
}

/** What the server is asked to keep. */
export function mailFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>) {
  return {
    search: search || undefined,
    status: readChosen(filter.status, MAIL_STATUSES)?.[0],
    template: readChosen(filter.template, MAIL_TEMPLATES)?.[0],
    orderId: typeof filter.order === 'string' ? filter.order.trim() : undefined,
  };
}
