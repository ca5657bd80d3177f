import type { BulkAction } from '#web/admin/list/bulkAction.ts';
import { PrintAsk } from '#web/admin/shipping/print/PrintAsk.tsx';
import { printOrders } from '#web/admin/shipping/print/printOrders.ts';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';
import { AssignAsk, assignChange } from './AssignAsk.tsx';
import { MailAsk, mailChange } from './MailAsk.tsx';
import { TagAsk, tagChange } from './TagAsk.tsx';

/** What a desk does with many orders beside their steps. */
export const deskActions: readonly BulkAction<Order>[] = [
  {
    label: /*i18n*/ 'Print',
    key: 'p',
    keeps: true,
    Ask: PrintAsk,
    run: printOrders,
    done: /*i18n*/ '{done, plural, =0 {Nothing was printed} one {# order is in the file} other {# orders are in the file}}',
  },
  {
    label: /*i18n*/ 'Send email',
    needs: 'manageOrders',
    Ask: MailAsk,
    change: mailChange,
    isFor: (orders) => orders.length > 0 && orders.some(({ contact }) => contact.email !== ''),
    unfit: /*i18n*/ 'None of these customers left an email address.',
    lasting: /*i18n*/ 'What was sent cannot be taken back. It stands in the timeline of each order.',
    done: /*i18n*/ '{done, plural, =0 {Nobody was written to} one {# email is on its way} other {# emails are on their way}}',
  },
  { label: /*i18n*/ 'Tags', needs: 'manageOrders', keeps: true, Ask: TagAsk, change: tagChange },
  { label: /*i18n*/ 'Assign', needs: 'manageOrders', keeps: true, Ask: AssignAsk, change: assignChange },
];
