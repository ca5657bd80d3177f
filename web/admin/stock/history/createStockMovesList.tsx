import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import type { FilterOption } from '#web/admin/list/listFilter.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Difference, Size } from '#web/admin/ui/quantities.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { stockReasonLabels } from '../stockReasons.ts';
import type { Stock_MoveFragment } from './History.generated.ts';
import { toStockMoveFilter, useStockRows } from './useStockRows.ts';

type Row = Stock_MoveFragment;

/** Defines the stock ledger. `locations` are the locations to filter by. */
export const createStockMovesList = (locations: readonly FilterOption[]): ListDefinition<Row> => ({
  id: 'stock',
  title: /*i18n*/ 'Stock history',
  countText: /*i18n*/ '{count, plural, one {# stock move} other {# stock moves}}',
  columns: [
    {
      field: 'at',
      header: /*i18n*/ 'Date',
      width: 200,
      keepsWidth: true,
      render: ({ at }) => <Instant at={at} isShort />,
    },
    {
      field: 'product',
      header: /*i18n*/ 'Product',
      width: 260,
      render: ({ product }) => product.name,
      card: 'title',
    },
    { field: 'sku', header: /*i18n*/ 'SKU', width: 160 },
    { field: 'size', header: /*i18n*/ 'Size', width: 80, render: ({ size }) => <Size of={size} /> },
    { field: 'location', header: /*i18n*/ 'Location', width: 150, render: ({ location }) => location.name },
    {
      field: 'delta',
      header: /*i18n*/ 'Difference',
      width: 100,
      align: 'right',
      render: ({ delta }) => <Difference of={delta} />,
    },
    {
      field: 'reason',
      header: /*i18n*/ 'Reason',
      width: 150,
      render: ({ reason }) => <TranslatedText>{stockReasonLabels[reason]}</TranslatedText>,
      valueLabels: stockReasonLabels,
    },
    {
      field: 'document',
      header: /*i18n*/ 'Document',
      width: 110,
      render: ({ document }) => <DocumentLink number={document} />,
    },
    {
      field: 'orderNumber',
      header: /*i18n*/ 'Order',
      width: 160,
      render: ({ orderNumber }) => <OrderLink number={orderNumber} />,
    },
    {
      field: 'actorName',
      header: /*i18n*/ 'By',
      width: 160,
      render: (move) => <Actor move={move} />,
      valueLabels: { GUEST: /*i18n*/ 'Guest', STORE: /*i18n*/ 'Automatic' },
    },
    { field: 'note', header: /*i18n*/ 'Note', render: ({ note }) => note ?? '–' },
  ],
  filters: [
    {
      field: 'reason',
      label: /*i18n*/ 'Reason',
      kind: 'choice',
      isMultiple: true,
      options: Object.entries(stockReasonLabels).map(([value, label]) => ({ value, label })),
    },
    { field: 'at', label: /*i18n*/ 'Date', kind: 'dateRange' },
    { field: 'location', label: /*i18n*/ 'Location', kind: 'choice', options: locations },
    { field: 'document', label: /*i18n*/ 'Document', kind: 'text', placeholder: 'GR-0001' },
    { field: 'productId', label: /*i18n*/ 'Product ID', kind: 'text' },
  ],
  sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
  useRows: useStockRows,
  exportFilter: (query) => ({ stock: toStockMoveFilter(query) }),
  rowId: ({ id }) => id,
  rowName: ({ sku }) => sku,
  rowLink: ({ product }) => adminPaths.product(product.id),
  empty: {
    title: /*i18n*/ 'No stock moves yet',
    text: /*i18n*/ 'Stock-takes, goods receipts and orders appear here.',
  },
});

function OrderLink({ number }: { number: string | null }) {
  const canReadOrders = useHasPermission()('readOrders');
  if (number === null || !canReadOrders) return number ?? '–';
  return (
    <Link component={RouterLink} to={adminPaths.order(number)}>
      {number}
    </Link>
  );
}

function DocumentLink({ number }: { number: string | null }) {
  const canManageStock = useHasPermission()('manageStock');
  if (number === null || !canManageStock) return number ?? '–';
  return (
    <Link component={RouterLink} to={getDocumentPath(number)}>
      {number}
    </Link>
  );
}

function Actor({ move: { actorName, orderNumber } }: { move: Row }) {
  const { i18n } = useLingui();
  return actorName ?? (orderNumber ? i18n.t('Guest') : i18n.t('Automatic'));
}

function TranslatedText({ children }: { children: string }) {
  const { i18n } = useLingui();
  return i18n.t(children);
}

/** Returns the path of a goods receipt, transfer or stock-take by its number. */
function getDocumentPath(number: string): string {
  if (number.startsWith('GR-')) return adminPaths.goodsReceipt(number);
  return number.startsWith('TR-') ? adminPaths.transfer(number) : adminPaths.stockTake(number);
}
