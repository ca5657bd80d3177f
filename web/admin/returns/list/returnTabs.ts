import type { ListTab, ListTabs } from '#web/admin/list/listTabs.ts';
import { RETURN_VIEW_FIELD, type ReturnView } from '../returnViews.ts';
import { useReturnCounts } from './useReturnCounts.ts';

interface ReturnTab extends ListTab {
  value: ReturnView;
}

/** The piles of the desk: what has waited longest comes first. */
export const returnTabs: readonly ReturnTab[] = [
  {
    value: 'waiting',
    label: /*i18n*/ 'Waits for the store',
    columns: ['number', 'requestedAt', 'status', 'order', 'customer', 'phone', 'pieces', 'reason', 'wish'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'No return waits',
      text: /*i18n*/ 'Returns that want an answer, their money or an exchange appear here.',
    },
  },
  {
    value: 'asked',
    label: /*i18n*/ 'Asked for',
    columns: ['number', 'requestedAt', 'order', 'customer', 'pieces', 'reason', 'wish'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Nobody waits for an answer',
      text: /*i18n*/ 'What shoppers ask to return appears here.',
    },
  },
  {
    value: 'coming',
    label: /*i18n*/ 'On the way',
    columns: ['number', 'requestedAt', 'order', 'customer', 'phone', 'pieces', 'reason', 'wish'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Nothing is on its way back',
      text: /*i18n*/ 'Returns that were approved and have not come yet appear here.',
    },
  },
  {
    value: 'received',
    label: /*i18n*/ 'To refund or exchange',
    columns: ['number', 'receivedAt', 'order', 'customer', 'phone', 'wish', 'credited', 'toRefund'],
    sort: 'OLDEST',
    empty: {
      title: /*i18n*/ 'Nobody waits for their money',
      text: /*i18n*/ 'Returns that are here and not yet paid back or exchanged appear here.',
    },
  },
  {
    value: 'done',
    label: /*i18n*/ 'Done',
    columns: ['number', 'requestedAt', 'status', 'order', 'customer', 'pieces', 'reason', 'credited'],
    empty: { title: /*i18n*/ 'No return is done yet' },
  },
];

export const returnListTabs: ListTabs = {
  field: RETURN_VIEW_FIELD,
  all: /*i18n*/ 'All returns',
  options: returnTabs,
  useCounts: useReturnCounts,
};
