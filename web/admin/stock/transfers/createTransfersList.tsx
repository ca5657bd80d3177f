import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import type { FilterOption } from '#web/admin/list/listFilter.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Count, Difference } from '#web/admin/ui/quantities.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import type { Transfers_RowFragment } from './Transfers.generated.ts';
import { transferTexts, transferTones } from './transferTexts.ts';
import { toTransferFilter, useTransferRows } from './useTransferRows.ts';

/** Defines the list of stock transfers. `locations` are the locations to filter by. */
export const createTransfersList = (
  locations: readonly FilterOption[],
): ListDefinition<Transfers_RowFragment> => ({
  id: 'transfers',
  title: /*i18n*/ 'Transfers',
  countText: /*i18n*/ '{count, plural, one {# transfer} other {# transfers}}',
  search: /*i18n*/ 'Number or note',
  columns: [
    { field: 'number', header: /*i18n*/ 'Number', width: 110, card: 'title' },
    {
      field: 'createdAt',
      header: /*i18n*/ 'Date',
      width: 200,
      keepsWidth: true,
      render: ({ createdAt }) => <Instant at={createdAt} isShort />,
    },
    {
      field: 'status',
      header: /*i18n*/ 'Status',
      width: 130,
      render: ({ status }) => <Status status={status} />,
      valueLabels: transferTexts,
    },
    { field: 'from', header: /*i18n*/ 'From location', width: 160, render: ({ from }) => from.name },
    { field: 'to', header: /*i18n*/ 'To location', width: 160, render: ({ to }) => to.name },
    {
      field: 'pieces',
      header: /*i18n*/ 'Items',
      width: 90,
      align: 'right',
      render: ({ pieces }) => <Count of={pieces} />,
    },
    {
      field: 'difference',
      header: /*i18n*/ 'Difference',
      width: 105,
      align: 'right',
      render: ({ difference }) => <Difference of={difference} />,
    },
    {
      field: 'sentAt',
      header: /*i18n*/ 'Sent',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      render: ({ sentAt }) => <Instant at={sentAt} isShort />,
    },
    {
      field: 'receivedAt',
      header: /*i18n*/ 'Received',
      width: 200,
      keepsWidth: true,
      isHiddenByDefault: true,
      render: ({ receivedAt }) => <Instant at={receivedAt} isShort />,
    },
    {
      field: 'createdByName',
      header: /*i18n*/ 'By',
      width: 150,
      render: ({ createdByName }) => createdByName ?? '–',
    },
    { field: 'note', header: /*i18n*/ 'Note', render: ({ note }) => note ?? '–' },
  ],
  filters: [
    {
      field: 'status',
      label: /*i18n*/ 'Status',
      kind: 'choice',
      isMultiple: true,
      options: Object.entries(transferTexts).map(([value, label]) => ({ value, label })),
    },
    { field: 'location', label: /*i18n*/ 'Location', kind: 'choice', options: locations },
    { field: 'differing', label: /*i18n*/ 'With differences', kind: 'flag' },
  ],
  sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
  useRows: useTransferRows,
  exportFilter: (query) => ({ transfers: toTransferFilter(query) }),
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  rowLink: ({ number }) => adminPaths.transfer(number),
  actions: <NewButton />,
  empty: {
    title: /*i18n*/ 'No transfers yet',
    text: /*i18n*/ 'Items moved from one location to another appear here.',
    action: <NewButton />,
  },
});

function NewButton() {
  const { i18n } = useLingui();
  return (
    <Button component={Link} to={adminPaths.newTransfer} variant="contained">
      {i18n.t('New transfer')}
    </Button>
  );
}

export function Status({ status }: Pick<Transfers_RowFragment, 'status'>) {
  const { i18n } = useLingui();
  return <StatusDot tone={transferTones[status]}>{i18n.t(transferTexts[status])}</StatusDot>;
}
