import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatGrams } from '#domain/catalog/weight.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { toInstants } from '#web/admin/list/filters/rangeValues.ts';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import type { FilterOption } from '#web/admin/list/listFilter.ts';
import type { ListQuery, ListRows } from '#web/admin/list/listQuery.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Count, Grams } from '#web/admin/ui/quantities.tsx';
import type { GoodsReceiptFilter } from '#web/graphql/types.generated.ts';
import { readText } from '../readText.ts';
import { type Receipts_RowFragment, useReceiptsListQuery } from './Receipts.generated.ts';

/** Defines the list of goods receipts. `locations` are the locations to filter by. */
export const createReceiptsList = (
  locations: readonly FilterOption[],
): ListDefinition<Receipts_RowFragment> => ({
  id: 'receipts',
  title: /*i18n*/ 'Goods receipts',
  countText: /*i18n*/ '{count, plural, one {# goods receipt} other {# goods receipts}}',
  search: /*i18n*/ 'Number, supplier or reference',
  columns: [
    { field: 'number', header: /*i18n*/ 'Number', width: 110, card: 'title' },
    {
      field: 'receivedAt',
      header: /*i18n*/ 'Date',
      width: 200,
      keepsWidth: true,
      render: ({ receivedAt }) => <Instant at={receivedAt} isShort />,
    },
    { field: 'supplier', header: /*i18n*/ 'Supplier', width: 220 },
    {
      field: 'reference',
      header: /*i18n*/ 'Reference',
      width: 140,
      render: ({ reference }) => reference ?? '–',
    },
    { field: 'location', header: /*i18n*/ 'Location', width: 140, render: ({ location }) => location.name },
    {
      field: 'pieces',
      header: /*i18n*/ 'Items',
      width: 90,
      align: 'right',
      render: ({ pieces }) => <Count of={pieces} />,
    },
    {
      field: 'cost',
      header: /*i18n*/ 'Cost',
      width: 130,
      npr: ({ cost }) => cost,
    },
    {
      field: 'weightMg',
      header: /*i18n*/ 'Weight',
      width: 110,
      align: 'right',
      render: ({ weightMg }) => (weightMg > 0 ? <Grams mg={weightMg} /> : '–'),
      exportText: ({ weightMg }) => (weightMg > 0 ? formatGrams(weightMg) : '–'),
    },
    { field: 'actorName', header: /*i18n*/ 'By', width: 150, render: ({ actorName }) => actorName ?? '–' },
    { field: 'note', header: /*i18n*/ 'Note', isHiddenByDefault: true, render: ({ note }) => note ?? '–' },
  ],
  filters: [
    { field: 'location', label: /*i18n*/ 'Location', kind: 'choice', options: locations },
    { field: 'received', label: /*i18n*/ 'Date', kind: 'dateRange' },
  ],
  sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
  useRows: useReceiptRows,
  exportFilter: (query) => ({ receipts: toReceiptFilter(query) }),
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  rowLink: ({ number }) => adminPaths.goodsReceipt(number),
  actions: <ReceiveButton />,
  empty: {
    title: /*i18n*/ 'No goods received yet',
    text: /*i18n*/ 'Goods received from a supplier or the workshop appear here.',
    action: <ReceiveButton />,
  },
});

function ReceiveButton() {
  const { i18n } = useLingui();
  return (
    <Button component={Link} to={adminPaths.newReceipt} variant="contained">
      {i18n.t('Receive goods')}
    </Button>
  );
}

function useReceiptRows(query: ListQuery): ListRows<Receipts_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useReceiptsListQuery({
    variables: { filter: toReceiptFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.goodsReceipts, asked);
}

/** Converts the list's filters and search into the query's filter. */
function toReceiptFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): GoodsReceiptFilter {
  return {
    search: search || undefined,
    locationId: readText(filter.location),
    ...toInstants(filter.received),
  };
}
