import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { ContactMessageStatus } from '#web/graphql/types.generated.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { readTexts } from '../list/readTexts.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Messages_MessageFragment } from './Messages.generated.ts';
import { MESSAGE_STATUSES, messageStates } from './messageStates.ts';
import { setMessageStatus } from './setMessageStatus.ts';
import { messageFilter, useMessageIds, useMessageRows } from './useMessageRows.ts';

/** What people wrote to the store. `open` shows the way to one of the messages. */
export function messagesList(
  open: (message: Messages_MessageFragment) => ReactNode,
): ListDefinition<Messages_MessageFragment> {
  return {
    id: 'messages',
    title: /*i18n*/ 'Messages',
    counted: /*i18n*/ '{count, plural, one {# message} other {# messages}}',
    search: /*i18n*/ 'Words, name, email or phone',
    columns: [
      { field: 'subject', header: /*i18n*/ 'Subject', card: 'title', render: open },
      {
        field: 'status',
        header: /*i18n*/ 'Status',
        width: 120,
        render: ({ status }) => <MessageState status={status} />,
        words: readTexts(MESSAGE_STATUSES, (status) => messageStates[status].word),
      },
      { field: 'name', header: /*i18n*/ 'From', width: 180 },
      { field: 'email', header: /*i18n*/ 'Email' },
      {
        field: 'phone',
        header: /*i18n*/ 'Phone',
        width: 160,
        hidden: true,
        exportText: ({ phone }) => (phone ? readablePhone(phone) : '–'),
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Received',
        width: 200,
        whole: true,
        render: ({ createdAt }) => <Instant at={createdAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        several: false,
        options: MESSAGE_STATUSES.map((value) => ({ value, label: messageStates[value].word })),
      },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useMessageRows,
    useReadIds: useMessageIds,
    exportFilter: (query) => ({ messages: messageFilter(query) }),
    rowId: ({ id }) => id,
    rowName: ({ name, subject }) => `${name} – ${subject}`,
    bulkActions: [
      { label: /*i18n*/ 'Mark as read', run: (ids) => setMessageStatus(ids, 'READ') },
      { label: /*i18n*/ 'Mark as answered', run: (ids) => setMessageStatus(ids, 'ANSWERED') },
    ],
    empty: {
      title: /*i18n*/ 'No messages yet',
      text: /*i18n*/ 'Messages from the contact page appear here.',
    },
  };
}

export function MessageState({ status }: { status: ContactMessageStatus }) {
  const { i18n } = useLingui();
  const { word, tone } = messageStates[status];
  return <StatusDot tone={tone}>{i18n.t(word)}</StatusDot>;
}
