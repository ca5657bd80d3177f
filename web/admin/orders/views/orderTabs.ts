import type { OrderView } from '#domain/orders/orderViews.ts';
import type { ListTab, ListTabs } from '#web/admin/list/listDefinition.ts';
import { useOrderViewCounts } from './useOrderViewCounts.ts';
import { VIEW_FIELD } from './viewField.ts';

interface OrderTab extends ListTab {
  value: OrderView;
}

/** The piles of the desk, each with what matters there: whoever has waited longest comes first. */
export const orderTabs: readonly OrderTab[] = [
  {
    value: 'TO_CONFIRM',
    label: /*i18n*/ 'To confirm',
    columns: ['number', 'next', 'age', 'status', 'customer', 'phone', 'total', 'tags'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Every order is confirmed',
      text: /*i18n*/ 'New orders appear here as they come in.',
    },
  },
  {
    value: 'TO_PREPARE',
    label: /*i18n*/ 'To prepare',
    columns: ['number', 'next', 'age', 'customer', 'district', 'pieces', 'total', 'assignee', 'tags'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Nothing to prepare',
      text: /*i18n*/ 'Confirmed orders appear here, those by bank transfer once they are paid.',
    },
  },
  {
    value: 'TO_SHIP',
    label: /*i18n*/ 'To ship',
    columns: ['number', 'next', 'age', 'customer', 'district', 'pieces', 'due', 'assignee', 'tags'],
    sort: 'OLDEST',
    empty: { title: /*i18n*/ 'Nothing to ship', text: /*i18n*/ 'Orders in preparation appear here.' },
  },
  {
    value: 'SLIPS_TO_CHECK',
    label: /*i18n*/ 'Slips to check',
    columns: ['number', 'age', 'status', 'customer', 'phone', 'total', 'paid', 'due', 'tags'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No slip waits',
      text: /*i18n*/ 'Orders whose customers have sent the slip of a bank transfer appear here.',
    },
  },
  {
    value: 'PAYMENT_DUE',
    label: /*i18n*/ 'Payment due',
    columns: ['number', 'next', 'age', 'status', 'customer', 'phone', 'paymentMethod', 'paid', 'due', 'tags'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Everything is paid',
      text: /*i18n*/ 'Orders that wait for a transfer appear here.',
    },
  },
  {
    value: 'BOOKED',
    label: /*i18n*/ 'Booked',
    columns: ['number', 'bookedUntil', 'status', 'customer', 'phone', 'total', 'paid', 'due', 'tags'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Nothing is booked',
      text: /*i18n*/ 'Orders appear here whose advance is paid and whose rest is to come.',
    },
  },
  {
    value: 'PAYMENTS_TO_CHECK',
    label: /*i18n*/ 'Payments to check',
    columns: [
      ...['number', 'age', 'status', 'customer', 'phone', 'paymentMethod', 'paymentStatus', 'paid', 'due'],
      'tags',
    ],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No payment is to be checked',
      text: /*i18n*/ 'Payments and refunds appear here whose provider answered otherwise than expected, or not at all.',
    },
  },
  {
    value: 'TO_PAY_BACK',
    label: /*i18n*/ 'To pay back',
    columns: ['number', 'owed', 'age', 'status', 'customer', 'phone', 'paymentMethod', 'paid', 'tags'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Nothing is to be paid back',
      text: /*i18n*/ 'Orders whose customers get money back appear here, such as paid ones that became cheaper.',
    },
  },
  {
    value: 'CASH_TO_COLLECT',
    label: /*i18n*/ 'Cash to collect',
    columns: [
      ...['number', 'next', 'age', 'status', 'customer', 'phone', 'carrier', 'trackingNumber'],
      ...['due', 'cashWithCourier'],
    ],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No cash is outstanding',
      text: /*i18n*/ 'Cash on delivery appears here from when the parcel leaves until the courier has brought the money.',
    },
  },
  {
    value: 'RETURNS',
    label: /*i18n*/ 'Returns',
    columns: ['number', 'returns', 'customer', 'phone', 'total', 'paymentStatus', 'paid', 'tags'],
    empty: {
      title: /*i18n*/ 'No return waits',
      text: /*i18n*/ 'Returns that customers ask for, and pieces that came back and are not settled, appear here.',
    },
  },
];

export const orderListTabs: ListTabs = {
  field: VIEW_FIELD,
  all: /*i18n*/ 'All orders',
  options: orderTabs,
  useCounts: useOrderViewCounts,
};
