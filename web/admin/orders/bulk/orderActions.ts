import type { BulkAction } from '#web/admin/list/bulkAction.ts';
import { PrintFields } from '#web/admin/shipping/print/PrintFields.tsx';
import { printOrders } from '#web/admin/shipping/print/printOrders.ts';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';
import { AssigneeFields, toAssignChange } from './AssigneeFields.tsx';
import { BulkEmailFields, toEmailChange } from './BulkEmailFields.tsx';
import { TagFields, toTagChange } from './TagFields.tsx';

/** Bulk actions on orders other than status changes. */
export const orderActions: readonly BulkAction<Order>[] = [
  {
    label: /*i18n*/ 'Print',
    key: 'p',
    keepsSelection: true,
    InputForm: PrintFields,
    run: printOrders,
    doneText:
      /*i18n*/ '{done, plural, =0 {Nothing was printed} one {# order is in the file} other {# orders are in the file}}',
  },
  {
    label: /*i18n*/ 'Send email',
    needs: 'manageOrders',
    InputForm: BulkEmailFields,
    change: toEmailChange,
    isApplicable: (orders) => orders.length > 0 && orders.some(({ contact }) => contact.email !== ''),
    inapplicableReason: /*i18n*/ 'None of these customers has an email address.',
    permanentWarning: /*i18n*/ 'Sent emails cannot be recalled. They appear in the timeline of each order.',
    doneText: /*i18n*/ '{done, plural, =0 {No email sent} one {# email queued} other {# emails queued}}',
  },
  {
    label: /*i18n*/ 'Tags',
    needs: 'manageOrders',
    keepsSelection: true,
    InputForm: TagFields,
    change: toTagChange,
  },
  {
    label: /*i18n*/ 'Assign',
    needs: 'manageOrders',
    keepsSelection: true,
    InputForm: AssigneeFields,
    change: toAssignChange,
  },
];
