import { Trans } from '@lingui/react';
import { METALS } from '#domain/catalog/metals.ts';
import { ORDER_CHANNELS } from '#domain/orders/counter/counterSaleSchema.ts';
import {
  canEditOrder,
  MONEY_METHODS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#domain/orders/orderLifecycle.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { CustomerName } from '#web/admin/order/CustomerName.tsx';
import { getBulkNotificationText } from '#web/admin/order/notifiedTexts.ts';
import { Count } from '#web/admin/ui/quantities.tsx';
import { metalLabels } from '#web/labels/catalogLabels.ts';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { PlaceName } from '#web/labels/PlaceName.tsx';
import { getPaymentText, NOTHING_TO_PAY, paymentTexts } from '#web/labels/paymentTexts.ts';
import { adminPaths, ORDER_VIEW_FIELD } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { Age } from '../ui/Age.tsx';
import { Instant } from '../ui/Instant.tsx';
import { orderActions } from './bulk/orderActions.ts';
import { channelTexts, fulfilmentTexts } from './channelTexts.ts';
import { OrderCard } from './OrderCard.tsx';
import type { Orders_OrderFragment } from './Orders.generated.ts';
import { OrdersActions } from './OrdersActions.tsx';
import {
  AWAITING_CONFIRMATION,
  AwaitingConfirmationMark,
  formatRefundDue,
  OpenProposalIcon,
  PAID_OUT_OF_STOCK,
  PaidOutOfStockMark,
  RefundDueMark,
} from './orderMarks.tsx';
import { StatusChange, toStatusChange } from './StatusChange.tsx';
import { salesColumns } from './salesColumns.ts';
import { NextStep } from './steps/NextStep.tsx';
import { stepActions } from './steps/stepActions.ts';
import { sumQuantities } from './sumQuantities.ts';
import { useMemberOptions, useTagOptions } from './tags/orderFilterOptions.ts';
import { TagMarks } from './tags/TagMarks.tsx';
import { toOrderFilter, useOrderIds, useOrderRows } from './useOrderRows.ts';
import { orderListTabs, orderTabs } from './views/orderTabs.ts';
import { WaitingReturns } from './views/WaitingReturns.tsx';

export const ordersList: ListDefinition<Orders_OrderFragment> = {
  id: 'orders',
  title: /*i18n*/ 'Orders',
  countText: /*i18n*/ '{count, plural, one {# order} other {# orders}}',
  search: /*i18n*/ 'Order, invoice, name, SKU or coupon',
  columns: [
    { field: 'number', header: /*i18n*/ 'Number', width: 156, keepsWidth: true, card: 'title' },
    {
      field: 'placedAt',
      header: /*i18n*/ 'Placed',
      width: 184,
      keepsWidth: true,
      sortable: { asc: 'OLDEST', desc: 'NEWEST' },
      render: ({ placedAt }) => <Instant at={placedAt} isShort />,
    },
    {
      field: 'next',
      header: /*i18n*/ 'Next step',
      width: 124,
      keepsWidth: true,
      exported: false,
      render: (order) => <NextStep order={order} />,
    },
    {
      field: 'paymentStatus',
      header: /*i18n*/ 'Payment',
      width: 146,
      render: (order) =>
        order.staff.refundDue > 0 ? (
          <RefundDueMark refundDue={order.staff.refundDue} />
        ) : (
          <PaymentStatusMark order={order} />
        ),
      amountText: ({ staff, ...order }, i18n) =>
        staff.refundDue > 0 ? formatRefundDue(i18n, staff.refundDue) : i18n.t(getPaymentText(order)),
      valueLabels: { ...paymentTexts.status, NOT_DUE: NOTHING_TO_PAY },
    },
    {
      field: 'total',
      header: /*i18n*/ 'Total',
      width: 140,
      sortable: { asc: 'TOTAL_ASC', desc: 'TOTAL_DESC' },
      npr: ({ totals }) => totals.finalTotal,
    },
    {
      field: 'status',
      header: /*i18n*/ 'Status',
      width: 172,
      render: ({ status, fulfilment, awaitsConfirmation, isPaidWithoutStock }) => {
        if (awaitsConfirmation) return <AwaitingConfirmationMark isShort />;
        if (isPaidWithoutStock) return <PaidOutOfStockMark />;
        return <OrderStatusMark status={status} fulfilment={fulfilment} />;
      },
      valueLabels: mapTexts(ORDER_STATUSES, (status) => orderStatusTexts[status].title),
    },
    {
      field: 'customer',
      header: /*i18n*/ 'Customer',
      render: ({ contact, proposal }) => (
        <>
          {proposal && <OpenProposalIcon />}
          <CustomerName contact={contact} />
        </>
      ),
      exportText: ({ contact }) => contact.name,
    },
    {
      field: 'district',
      header: /*i18n*/ 'District',
      width: 130,
      isHiddenByDefault: true,
      render: ({ shippingAddress: { district } }) => <PlaceName district={district} />,
      exportText: ({ shippingAddress }) => shippingAddress.district,
    },
    {
      field: 'pieces',
      header: /*i18n*/ 'Items',
      width: 80,
      align: 'right',
      render: ({ lines }) => <Count of={sumQuantities(lines)} />,
      exportText: ({ lines }) => String(sumQuantities(lines)),
    },
    {
      field: 'email',
      header: /*i18n*/ 'Email',
      isHiddenByDefault: true,
      exportText: ({ contact }) => contact.email,
    },
    {
      field: 'phone',
      header: /*i18n*/ 'Phone',
      width: 164,
      keepsWidth: true,
      isHiddenByDefault: true,
      exportText: ({ contact }) => formatPhone(contact.phone),
    },
    {
      field: 'paymentMethod',
      header: /*i18n*/ 'Payment method',
      width: 150,
      isHiddenByDefault: true,
      render: ({ paymentMethod }) => <Trans id={paymentTexts.method[paymentMethod]} />,
      valueLabels: paymentTexts.method,
    },
    {
      field: 'channel',
      header: /*i18n*/ 'Channel',
      width: 110,
      isHiddenByDefault: true,
      render: ({ channel }) => <Trans id={channelTexts[channel]} />,
      valueLabels: channelTexts,
    },
    {
      field: 'fulfilment',
      header: /*i18n*/ 'Fulfilment',
      width: 160,
      isHiddenByDefault: true,
      render: ({ fulfilment }) => <Trans id={fulfilmentTexts[fulfilment]} />,
      valueLabels: fulfilmentTexts,
    },
    {
      field: 'municipality',
      header: /*i18n*/ 'Municipality',
      width: 150,
      isHiddenByDefault: true,
      render: ({ shippingAddress: { district, municipality } }) => (
        <PlaceName district={district} municipality={municipality} />
      ),
      exportText: ({ shippingAddress }) => shippingAddress.municipality,
    },
    { field: 'couponCode', header: /*i18n*/ 'Coupon', width: 120, isHiddenByDefault: true },
    {
      field: 'invoice',
      header: /*i18n*/ 'Invoice',
      width: 150,
      keepsWidth: true,
      isHiddenByDefault: true,
      exportText: ({ invoice }) => invoice?.number ?? '–',
    },
    ...salesColumns,
    {
      field: 'paid',
      header: /*i18n*/ 'Amount paid',
      width: 120,
      isHiddenByDefault: true,
      npr: ({ staff }) => staff.paid,
    },
    {
      field: 'due',
      header: /*i18n*/ 'Due',
      width: 120,
      isHiddenByDefault: true,
      npr: ({ staff }) => (staff.due > 0 ? staff.due : null),
    },
    {
      field: 'refundDue',
      header: /*i18n*/ 'Refund due',
      width: 120,
      isHiddenByDefault: true,
      npr: ({ staff }) => (staff.refundDue > 0 ? staff.refundDue : null),
    },
    {
      field: 'bookedUntil',
      header: /*i18n*/ 'Booked until',
      width: 190,
      isHiddenByDefault: true,
      render: ({ staff }) => (staff.bookedUntil ? <Instant at={staff.bookedUntil} day /> : '–'),
    },
    {
      field: 'cashWithCarrier',
      header: /*i18n*/ 'Cash with courier',
      width: 140,
      isHiddenByDefault: true,
      npr: ({ staff }) => (staff.cashWithCarrier > 0 ? staff.cashWithCarrier : null),
    },
    {
      field: 'creditNotes',
      header: /*i18n*/ 'Credit notes',
      width: 170,
      isHiddenByDefault: true,
      exportText: ({ creditNotes }) => creditNotes.map(({ number }) => number).join(', '),
    },
    {
      field: 'creditNotesTotal',
      header: /*i18n*/ 'Credit note total',
      width: 140,
      isHiddenByDefault: true,
      npr: ({ creditNotes }) =>
        creditNotes.length > 0 ? creditNotes.reduce((sum, { total }) => sum + total, 0) : null,
    },
    {
      field: 'tags',
      header: /*i18n*/ 'Tags',
      width: 130,
      isHiddenByDefault: true,
      render: ({ staff }) => <TagMarks tags={staff.tags} />,
    },
    {
      field: 'assignee',
      header: /*i18n*/ 'Assigned to',
      width: 130,
      isHiddenByDefault: true,
      exportText: ({ staff }) => staff.assignee?.name ?? '',
    },
    {
      field: 'age',
      header: /*i18n*/ 'Age',
      width: 112,
      keepsWidth: true,
      isHiddenByDefault: true,
      sortable: { asc: 'NEWEST', desc: 'OLDEST' },
      render: ({ placedAt }) => <Age at={placedAt} />,
    },
    {
      field: 'returns',
      header: /*i18n*/ 'Returns',
      width: 260,
      isHiddenByDefault: true,
      exported: false,
      render: ({ returns }) => <WaitingReturns returns={returns} />,
    },
    { field: 'carrier', header: /*i18n*/ 'Carrier', width: 130, isHiddenByDefault: true },
    { field: 'trackingNumber', header: /*i18n*/ 'Tracking number', width: 150, isHiddenByDefault: true },
  ],
  tabs: orderListTabs,
  filters: [
    {
      field: ORDER_VIEW_FIELD,
      label: /*i18n*/ 'View',
      kind: 'choice',
      isMultiple: false,
      options: orderTabs,
    },
    {
      field: 'status',
      label: /*i18n*/ 'Status',
      kind: 'choice',
      options: ORDER_STATUSES.map((value) => ({ value, label: orderStatusTexts[value].title })),
    },
    {
      field: 'confirmation',
      label: /*i18n*/ 'Stock',
      kind: 'choice',
      isMultiple: false,
      options: [
        { value: 'awaited', label: AWAITING_CONFIRMATION },
        { value: 'gone', label: PAID_OUT_OF_STOCK },
      ],
    },
    {
      field: 'payment',
      label: /*i18n*/ 'Payment',
      kind: 'choice',
      isMultiple: false,
      options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentTexts.status[value] })),
    },
    {
      field: 'method',
      label: /*i18n*/ 'Payment method',
      kind: 'choice',
      isMultiple: false,
      options: MONEY_METHODS.map((value) => ({ value, label: paymentTexts.method[value] })),
    },
    {
      field: 'channel',
      label: /*i18n*/ 'Channel',
      kind: 'choice',
      isMultiple: false,
      options: ORDER_CHANNELS.map((value) => ({ value, label: channelTexts[value] })),
    },
    { field: 'due', label: /*i18n*/ 'Has an amount due', kind: 'flag' },
    { field: 'first', label: /*i18n*/ 'Customer’s first order', kind: 'flag' },
    { field: 'noted', label: /*i18n*/ 'Has a staff note', kind: 'flag' },
    { field: 'asked', label: /*i18n*/ 'Has a note from the customer', kind: 'flag' },
    { field: 'tags', label: /*i18n*/ 'Tags', kind: 'known', useOptions: useTagOptions },
    {
      field: 'assignee',
      label: /*i18n*/ 'Assigned to',
      kind: 'known',
      isMultiple: false,
      useOptions: useMemberOptions,
    },
    { field: 'unassigned', label: /*i18n*/ 'Unassigned', kind: 'flag' },
    {
      field: 'carrier',
      label: /*i18n*/ 'Carrier',
      kind: 'text',
      placeholder: /*i18n*/ 'For example, Nepal Can Move',
    },
    { field: 'placed', label: /*i18n*/ 'Placed', kind: 'dateRange' },
    { field: 'updated', label: /*i18n*/ 'Changed', kind: 'dateRange' },
    { field: 'total', label: /*i18n*/ 'Total', kind: 'numberRange', unit: /*i18n*/ 'NPR' },
    {
      field: 'product',
      label: /*i18n*/ 'Product',
      kind: 'text',
      placeholder: /*i18n*/ 'Name, SKU or barcode',
    },
    {
      field: 'metal',
      label: /*i18n*/ 'Metal',
      kind: 'choice',
      isMultiple: false,
      options: METALS.map((value) => ({ value, label: metalLabels[value] })),
    },
    {
      field: 'coupon',
      label: /*i18n*/ 'Coupon',
      kind: 'text',
      placeholder: /*i18n*/ 'For example, WELCOME10',
    },
    {
      field: 'invoice',
      label: /*i18n*/ 'Invoice',
      kind: 'text',
      placeholder: /*i18n*/ 'For example, 2083/84-000123',
    },
    {
      field: 'district',
      label: /*i18n*/ 'District',
      kind: 'text',
      placeholder: /*i18n*/ 'For example, Kaski',
    },
    { field: 'customer', label: /*i18n*/ 'Customer', kind: 'text', placeholder: /*i18n*/ 'Customer ID' },
  ],
  sorts: [
    { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
    { value: 'OLDEST', label: /*i18n*/ 'Oldest first' },
    { value: 'TOTAL_DESC', label: /*i18n*/ 'Highest total first' },
    { value: 'TOTAL_ASC', label: /*i18n*/ 'Lowest total first' },
  ],
  multiSort: true,
  useRows: useOrderRows,
  bulkFilter: (query) => ({ orders: toOrderFilter(query) }),
  useReadIds: useOrderIds,
  liveUpdates: {
    topic: 'orders',
    countText: /*i18n*/ '{count, plural, one {# new order} other {# new orders}}',
    useReadIds: useOrderIds,
  },
  exportFilter: (query) => ({ orders: toOrderFilter(query) }),
  card: (order) => <OrderCard order={order} />,
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  rowLink: ({ number }) => adminPaths.order(number),
  rowKeys: {
    e: ({ number, status }) => (canEditOrder(status) ? adminPaths.editOrder(number) : undefined),
  },
  bulkActions: [
    ...stepActions,
    ...orderActions,
    {
      label: /*i18n*/ 'Change status',
      needs: 'manageOrders',
      InputForm: StatusChange,
      change: toStatusChange,
      permanentWarning: getBulkNotificationText,
    },
  ],
  actions: <OrdersActions />,
  empty: {
    title: /*i18n*/ 'No orders yet',
    text: /*i18n*/ 'Orders from the web shop and the counter appear here.',
  },
};
