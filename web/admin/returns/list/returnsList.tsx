import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { RETURN_OUTCOMES, RETURN_REASONS } from '#domain/orders/returns/returnReasons.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import { CustomerName } from '#web/admin/order/CustomerName.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Count } from '#web/admin/ui/quantities.tsx';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { ReturnStatusMark } from '../ReturnStatusMark.tsx';
import { getReturnView, RETURN_VIEW_FIELD } from '../returnViews.ts';
import { staffReturnTexts } from '../staffReturnTexts.ts';
import type { Returns_RowFragment } from './Returns.generated.ts';
import { returnListTabs, returnTabs } from './returnTabs.ts';
import { toReturnFilter, useReturnIds, useReturnRows } from './useReturnRows.ts';

export const returnsList: ListDefinition<Returns_RowFragment> = {
  id: 'returns',
  title: /*i18n*/ 'Returns',
  countText: /*i18n*/ '{count, plural, one {# return} other {# returns}}',
  search: /*i18n*/ 'Return or order number, name, email or phone',
  columns: [
    { field: 'number', header: /*i18n*/ 'Number', width: 160, keepsWidth: true, card: 'title' },
    {
      field: 'requestedAt',
      header: /*i18n*/ 'Requested',
      width: 190,
      keepsWidth: true,
      sortable: { asc: 'OLDEST', desc: 'NEWEST' },
      render: ({ requestedAt }) => <Instant at={requestedAt} isShort />,
    },
    {
      field: 'status',
      header: /*i18n*/ 'Status',
      width: 130,
      render: ({ status }) => <ReturnStatusMark status={status} />,
      valueLabels: returnTexts.status,
    },
    {
      field: 'order',
      header: /*i18n*/ 'Order',
      width: 160,
      keepsWidth: true,
      render: ({ order }) => (
        <Link component={RouterLink} to={adminPaths.order(order.number)}>
          {order.number}
        </Link>
      ),
    },
    {
      field: 'customer',
      header: /*i18n*/ 'Customer',
      render: ({ order }) => <CustomerName contact={order.contact} />,
      exportText: ({ order }) => order.contact.name,
    },
    {
      field: 'phone',
      header: /*i18n*/ 'Phone',
      width: 164,
      keepsWidth: true,
      isHiddenByDefault: true,
      exported: false,
      exportText: ({ order }) => formatPhone(order.contact.phone),
    },
    {
      field: 'pieces',
      header: /*i18n*/ 'Items',
      width: 80,
      align: 'right',
      render: ({ lines }) => <Count of={sumItems(lines)} />,
      exportText: ({ lines }) => String(sumItems(lines)),
    },
    {
      field: 'reason',
      header: /*i18n*/ 'Reason',
      width: 190,
      render: ({ lines }) => <Reasons lines={lines} />,
      valueLabels: staffReturnTexts.reason,
    },
    {
      field: 'wish',
      header: /*i18n*/ 'Resolution',
      width: 120,
      isHiddenByDefault: true,
      render: ({ wish }) => <TranslatedText text={staffReturnTexts.outcome[wish]} />,
      valueLabels: staffReturnTexts.outcome,
    },
    {
      field: 'credited',
      header: /*i18n*/ 'Credited',
      width: 120,
      align: 'right',
      isHiddenByDefault: true,
      npr: ({ credited }) => credited,
    },
    {
      field: 'toRefund',
      header: /*i18n*/ 'Refund due',
      width: 130,
      npr: ({ order: { refundDue } }) => (refundDue > 0 ? refundDue : null),
    },
    {
      field: 'receivedAt',
      header: /*i18n*/ 'Received',
      width: 190,
      keepsWidth: true,
      isHiddenByDefault: true,
      render: ({ receivedAt }) => <Instant at={receivedAt} isShort />,
    },
  ],
  tabs: returnListTabs,
  filters: [
    {
      field: RETURN_VIEW_FIELD,
      label: /*i18n*/ 'View',
      kind: 'choice',
      isMultiple: false,
      options: returnTabs,
    },
    {
      field: 'status',
      label: /*i18n*/ 'Status',
      kind: 'choice',
      options: RETURN_STATUSES.map((value) => ({ value, label: returnTexts.status[value] })),
      isCompatible: (value, { [RETURN_VIEW_FIELD]: view }) =>
        !Array.isArray(view) ||
        RETURN_STATUSES.some((status) => status === value && view.includes(getReturnView(status))),
    },
    {
      field: 'reason',
      label: /*i18n*/ 'Reason',
      kind: 'choice',
      isMultiple: false,
      options: RETURN_REASONS.map((value) => ({ value, label: staffReturnTexts.reason[value] })),
    },
    {
      field: 'wish',
      label: /*i18n*/ 'Resolution',
      kind: 'choice',
      isMultiple: false,
      options: RETURN_OUTCOMES.map((value) => ({ value, label: staffReturnTexts.outcome[value] })),
    },
    { field: 'asked', label: /*i18n*/ 'Requested', kind: 'dateRange' },
  ],
  sorts: [
    { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
    { value: 'OLDEST', label: /*i18n*/ 'Oldest first' },
  ],
  useRows: useReturnRows,
  liveUpdates: {
    topic: 'orders',
    liveId: ({ order }) => order.id,
    countText: /*i18n*/ '{count, plural, one {# new return} other {# new returns}}',
    useReadIds: useReturnIds,
  },
  exportFilter: (query) => ({ returns: toReturnFilter(query) }),
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  rowLink: ({ number }) => adminPaths.return(number),
  empty: {
    title: /*i18n*/ 'No returns yet',
    text: /*i18n*/ 'Customers request returns on their order page. You can also start a return from an order.',
  },
};

/** Returns the number of items returned or requested. */
function sumItems(lines: Returns_RowFragment['lines']): number {
  return lines.reduce((sum, { received, quantity }) => sum + (received ?? quantity), 0);
}

/** Shows the first reason and the number of others. */
function Reasons({ lines }: Pick<Returns_RowFragment, 'lines'>) {
  const { i18n } = useLingui();
  const [firstReason, ...otherReasons] = new Set(lines.map(({ reason }) => reason));
  if (!firstReason) return '–';
  const text = i18n.t(staffReturnTexts.reason[firstReason]);
  return otherReasons.length === 0 ? text : `${text} +${i18n.number(otherReasons.length)}`;
}

function TranslatedText({ text }: { text: string }) {
  const { i18n } = useLingui();
  return i18n.t(text);
}
