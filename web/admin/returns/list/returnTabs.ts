import type { ListTab, ListTabs } from '#web/admin/list/listTabs.ts';
import { RETURN_VIEW_FIELD, type ReturnView } from '../returnViews.ts';
import { useReturnCounts } from './useReturnCounts.ts';

interface ReturnTab extends ListTab {
  value: ReturnView;
}

/** Tabs of the return list. The longest-waiting returns come first. */
export const returnTabs: readonly ReturnTab[] = [
  {
    value: 'waiting',
    label: /*i18n*/ 'Needs action',
    columns: ['number', 'requestedAt', 'status', 'order', 'customer', 'phone', 'pieces', 'reason', 'wish'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No returns need action',
      text: /*i18n*/ 'Returns that need a decision, a refund or an exchange appear here.',
    },
  },
  {
    value: 'asked',
    label: /*i18n*/ 'Requested',
    columns: ['number', 'requestedAt', 'order', 'customer', 'pieces', 'reason', 'wish'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No returns to decide on',
      text: /*i18n*/ 'Return requests from customers appear here.',
    },
  },
  {
    value: 'coming',
    label: /*i18n*/ 'On the way',
    columns: ['number', 'requestedAt', 'order', 'customer', 'phone', 'pieces', 'reason', 'wish'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No returns on the way',
      text: /*i18n*/ 'Approved returns that have not arrived yet appear here.',
    },
  },
  {
    value: 'received',
    label: /*i18n*/ 'To refund or exchange',
    columns: ['number', 'receivedAt', 'order', 'customer', 'phone', 'wish', 'credited', 'toRefund'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No refunds or exchanges due',
      text: /*i18n*/ 'Returns that have arrived but are not yet refunded or exchanged appear here.',
    },
  },
  {
    value: 'done',
    label: /*i18n*/ 'Completed',
    columns: ['number', 'requestedAt', 'status', 'order', 'customer', 'pieces', 'reason', 'credited'],
    empty: { title: /*i18n*/ 'No completed returns yet' },
  },
];

export const returnListTabs: ListTabs = {
  field: RETURN_VIEW_FIELD,
  all: /*i18n*/ 'All returns',
  options: returnTabs,
  useCounts: useReturnCounts,
};
