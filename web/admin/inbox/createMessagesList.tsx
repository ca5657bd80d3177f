import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatPhone } from '#domain/text/formatPhone.ts';
import type { ThreadFilter } from '#web/graphql/types.generated.ts';
import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { toListRows } from '../list/toListRows.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { type ThreadsTable_ThreadFragment, useThreadsTableQuery } from './ThreadsTable.generated.ts';
import { THREAD_STATUSES, threadStates } from './threadStates.ts';

/** Defines the table of threads. `open` renders the link to a thread. */
export function createMessagesList(
  open: (thread: ThreadsTable_ThreadFragment) => ReactNode,
): ListDefinition<ThreadsTable_ThreadFragment> {
  return {
    id: 'messages',
    title: /*i18n*/ 'All messages',
    countText: /*i18n*/ '{count, plural, one {# message} other {# messages}}',
    search: /*i18n*/ 'Keyword, name, email, phone or order',
    columns: [
      { field: 'subject', header: /*i18n*/ 'Subject', card: 'title', render: open },
      {
        field: 'status',
        header: /*i18n*/ 'Status',
        width: 200,
        render: ({ status }) => <ThreadState status={status} />,
        valueLabels: mapTexts(THREAD_STATUSES, (status) => threadStates[status].text),
      },
      { field: 'name', header: /*i18n*/ 'Sender', width: 180 },
      { field: 'email', header: /*i18n*/ 'Email' },
      {
        field: 'phone',
        header: /*i18n*/ 'Phone',
        width: 160,
        isHiddenByDefault: true,
        exportText: ({ phone }) => (phone ? formatPhone(phone) : '–'),
      },
      {
        field: 'lastAt',
        header: /*i18n*/ 'Last message',
        width: 200,
        keepsWidth: true,
        render: ({ lastAt }) => <Instant at={lastAt} isShort />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Received',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        isMultiple: false,
        options: THREAD_STATUSES.map((value) => ({ value, label: threadStates[value].text })),
      },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useThreadRows,
    exportFilter: (query) => ({ messages: toThreadFilter(query) }),
    rowId: ({ id }) => id,
    rowName: ({ name, subject }) => `${name} – ${subject}`,
    empty: {
      title: /*i18n*/ 'No messages yet',
      text: /*i18n*/ 'Messages from the contact page and replies to your emails appear here.',
    },
  };
}

function useThreadRows(query: ListQuery): ListRows<ThreadsTable_ThreadFragment> {
  const { first, after, offset } = query;
  const { data, ...queryState } = useThreadsTableQuery({
    variables: { filter: toThreadFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.threads, queryState);
}

function toThreadFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): ThreadFilter {
  return { search: search || undefined, status: parseChoice(filter.status, THREAD_STATUSES)?.[0] };
}

function ThreadState({ status }: Pick<ThreadsTable_ThreadFragment, 'status'>) {
  const { i18n } = useLingui();
  const { text, tone } = threadStates[status];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}
