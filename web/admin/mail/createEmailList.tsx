import { useLingui } from '@lingui/react';
import { parseChoice } from '#web/admin/list/filters/rangeValues.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import { Count } from '#web/admin/ui/quantities.tsx';
import type { MailFilter, MailStatus } from '#web/graphql/types.generated.ts';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { type Mail_RowFragment, useMailListQuery } from './Mail.generated.ts';
import { EMAIL_STATUSES, emailStates } from './mailTexts.ts';
import type { EmailNames } from './useEmailNames.ts';

/** Defines the list of emails. `names` contains the name of each kind by code. */
export function createEmailList(names: EmailNames): ListDefinition<Mail_RowFragment> {
  return {
    id: 'mail',
    title: /*i18n*/ 'Mail',
    countText: /*i18n*/ '{count, plural, one {# email} other {# emails}}',
    search: /*i18n*/ 'Email, name, order number or subject',
    columns: [
      { field: 'subject', header: /*i18n*/ 'Subject', width: 420, card: 'title' },
      { field: 'toEmail', header: /*i18n*/ 'Recipient', width: 200 },
      { field: 'toName', header: /*i18n*/ 'Name', width: 160, isHiddenByDefault: true },
      {
        field: 'template',
        header: /*i18n*/ 'Type',
        width: 140,
        render: ({ template }) => names[template] ?? template,
        valueLabels: names,
      },
      {
        field: 'status',
        header: /*i18n*/ 'Status',
        width: 110,
        render: ({ status }) => <EmailStatusDot status={status} />,
        valueLabels: mapTexts(EMAIL_STATUSES, (status) => emailStates[status].text),
      },
      {
        field: 'attempts',
        header: /*i18n*/ 'Attempts',
        width: 100,
        align: 'right',
        isHiddenByDefault: true,
        render: ({ attempts }) => <Count of={attempts} />,
      },
      { field: 'lastError', header: /*i18n*/ 'Error', isHiddenByDefault: true },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Created',
        width: 200,
        keepsWidth: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
      {
        field: 'sentAt',
        header: /*i18n*/ 'Sent',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ sentAt }) => <Instant at={sentAt} isShort />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        isMultiple: false,
        options: EMAIL_STATUSES.map((value) => ({ value, label: emailStates[value].text })),
      },
      {
        field: 'template',
        label: /*i18n*/ 'Type',
        kind: 'choice',
        isMultiple: false,
        options: Object.entries(names).map(([value, label]) => ({ value, label })),
      },
      { field: 'order', label: /*i18n*/ 'Order', kind: 'text', placeholder: /*i18n*/ 'Order ID' },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useEmailRows,
    bulkFilter: (query) => ({ mail: toEmailFilter(query) }),
    exportFilter: (query) => ({ mail: toEmailFilter(query) }),
    rowId: ({ id }) => id,
    rowName: ({ subject, toEmail }) => `${subject} – ${toEmail}`,
    rowLink: ({ id }) => adminPaths.mailItem(id),
    bulkActions: [
      {
        label: /*i18n*/ 'Send again',
        change: () => ({ retryMails: true }),
        permanentWarning: /*i18n*/ 'Sent emails cannot be recalled.',
      },
    ],
    empty: {
      title: /*i18n*/ 'No emails yet',
      text: /*i18n*/ 'Emails about orders and accounts appear here.',
    },
  };
}

export function EmailStatusDot({ status }: { status: MailStatus }) {
  const { i18n } = useLingui();
  const { text, tone } = emailStates[status];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}

function useEmailRows(query: ListQuery): ListRows<Mail_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...queryState } = useMailListQuery({
    variables: { filter: toEmailFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.mails, queryState);
}

/** Converts the list's filters and search into the query's filter. */
function toEmailFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): MailFilter {
  return {
    search: search || undefined,
    status: parseChoice(filter.status, EMAIL_STATUSES)?.[0],
    template: Array.isArray(filter.template) ? filter.template[0] : undefined,
    orderId: typeof filter.order === 'string' ? filter.order.trim() : undefined,
  };
}
