import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import type { FilterOption } from '#web/admin/list/listFilter.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Count, Difference, formatWithSign } from '#web/admin/ui/quantities.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import type { StockTakes_RowFragment } from './StockTakes.generated.ts';
import { stockTakeTexts, stockTakeTones } from './stockTakeTexts.ts';
import { toStockTakeFilter, useStockTakeRows } from './useStockTakeRows.ts';

/**
 * Defines the list of stock-takes. `locations` are the locations to filter by; `start` is the button that starts a
 * stock-take.
 */
export const createStockTakesList = (
  locations: readonly FilterOption[],
  startButton: ReactNode,
): ListDefinition<StockTakes_RowFragment> => ({
  id: 'stockTakes',
  title: /*i18n*/ 'Stock-takes',
  countText: /*i18n*/ '{count, plural, one {# stock-take} other {# stock-takes}}',
  search: /*i18n*/ 'Number or note',
  columns: [
    { field: 'number', header: /*i18n*/ 'Number', width: 110, card: 'title' },
    {
      field: 'startedAt',
      header: /*i18n*/ 'Started',
      width: 200,
      keepsWidth: true,
      render: ({ startedAt }) => <Instant at={startedAt} isShort />,
    },
    {
      field: 'status',
      header: /*i18n*/ 'Status',
      width: 120,
      render: ({ status }) => <StockTakeStatus status={status} />,
      valueLabels: stockTakeTexts,
    },
    { field: 'location', header: /*i18n*/ 'Location', width: 150, render: ({ location }) => location.name },
    {
      field: 'category',
      header: /*i18n*/ 'Category',
      width: 110,
      render: ({ category }) => (category ? <TranslatedText text={categoryLabels[category]} /> : '–'),
      valueLabels: categoryLabels,
    },
    {
      field: 'type',
      header: /*i18n*/ 'Type',
      width: 110,
      render: ({ type }) => (type ? <TranslatedText text={typeLabels[type]} /> : '–'),
      valueLabels: typeLabels,
    },
    {
      field: 'counted',
      header: /*i18n*/ 'Counted',
      width: 95,
      align: 'right',
      render: ({ sums }) => <Count of={sums.counted} />,
      exportText: ({ sums }) => String(sums.counted),
    },
    {
      field: 'more',
      header: /*i18n*/ 'More',
      width: 80,
      align: 'right',
      render: ({ sums }) => <Difference of={sums.more} />,
      exportText: ({ sums }) => (sums.more === 0 ? '–' : formatWithSign(sums.more)),
    },
    {
      field: 'fewer',
      header: /*i18n*/ 'Fewer',
      width: 80,
      align: 'right',
      render: ({ sums }) => <Difference of={-sums.fewer} />,
      exportText: ({ sums }) => (sums.fewer === 0 ? '–' : formatWithSign(-sums.fewer)),
    },
    {
      field: 'finishedAt',
      header: /*i18n*/ 'Finished',
      width: 200,
      keepsWidth: true,
      render: ({ finishedAt }) => <Instant at={finishedAt} isShort />,
    },
    {
      field: 'startedByName',
      header: /*i18n*/ 'By',
      width: 150,
      render: ({ startedByName }) => startedByName ?? '–',
    },
    { field: 'note', header: /*i18n*/ 'Note', isHiddenByDefault: true, render: ({ note }) => note ?? '–' },
  ],
  filters: [
    {
      field: 'status',
      label: /*i18n*/ 'Status',
      kind: 'choice',
      isMultiple: true,
      options: Object.entries(stockTakeTexts).map(([value, label]) => ({ value, label })),
    },
    { field: 'location', label: /*i18n*/ 'Location', kind: 'choice', options: locations },
  ],
  sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
  useRows: useStockTakeRows,
  exportFilter: (query) => ({ stockTakes: toStockTakeFilter(query) }),
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  rowLink: ({ number }) => adminPaths.stockTake(number),
  actions: startButton,
  empty: {
    title: /*i18n*/ 'No stock-takes yet',
    text: /*i18n*/ 'Count the stock of a location by scanning or typing. Differences are corrected and recorded here.',
  },
});

export function StockTakeStatus({ status }: Pick<StockTakes_RowFragment, 'status'>) {
  const { i18n } = useLingui();
  return <StatusDot tone={stockTakeTones[status]}>{i18n.t(stockTakeTexts[status])}</StatusDot>;
}

function TranslatedText({ text }: { text: string }) {
  const { i18n } = useLingui();
  return i18n.t(text);
}
