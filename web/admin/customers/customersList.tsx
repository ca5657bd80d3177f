import { useLingui } from '@lingui/react';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { Count } from '#web/admin/ui/quantities.tsx';
import { adminPaths } from '../adminPaths.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { FilterOption } from '../list/listFilter.ts';
import { Instant } from '../ui/Instant.tsx';
import { getInvitationState, invitationTexts } from '../ui/invitationState.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Customers_RowFragment } from './Customers.generated.ts';
import { CustomersActions } from './CustomersActions.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { GuestSearchLink } from './guests/GuestSearchLink.tsx';
import { ACCOUNT_STATUSES, toCustomerFilter, useCustomerRows } from './useCustomerRows.ts';

type Status = Customers_RowFragment['status'];

const statusTexts: Record<Status, string> = { ACTIVE: /*i18n*/ 'Active', BLOCKED: /*i18n*/ 'Blocked' };

/** Defines the list of customer accounts. `groups` are the groups to filter by. */
export function createCustomersList(groups: readonly FilterOption[]): ListDefinition<Customers_RowFragment> {
  return {
    id: 'customers',
    title: /*i18n*/ 'Customers',
    countText: /*i18n*/ '{count, plural, one {# customer} other {# customers}}',
    search: /*i18n*/ 'Name, email or phone',
    columns: [
      { field: 'name', header: /*i18n*/ 'Name', card: 'title', sortable: { asc: 'NAME' } },
      { field: 'email', header: /*i18n*/ 'Email' },
      {
        field: 'phone',
        header: /*i18n*/ 'Phone',
        width: 150,
        keepsWidth: true,
        exportText: ({ phone }) => (phone ? formatPhone(phone) : '–'),
      },
      {
        field: 'status',
        header: /*i18n*/ 'Account',
        width: 100,
        render: (customer) => <AccountState customer={customer} />,
        valueLabels: { ...statusTexts, ...invitationTexts },
      },
      {
        field: 'groups',
        header: /*i18n*/ 'Groups',
        width: 120,
        exportText: ({ groups: customerGroups }) => customerGroups.map(({ name }) => name).join(', '),
      },
      {
        field: 'orderCount',
        header: /*i18n*/ 'Orders',
        width: 75,
        align: 'right',
        render: ({ orderCount }) => <Count of={orderCount} />,
      },
      {
        field: 'spent',
        header: /*i18n*/ 'Total spent',
        width: 125,
        needs: 'seeFigures',
        npr: ({ spent }) => spent,
      },
      {
        field: 'lastOrder',
        header: /*i18n*/ 'Last order',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ lastOrder }) => <Instant at={lastOrder?.placedAt} isShort />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Customer since',
        width: 155,
        sortable: { asc: 'OLDEST', desc: 'NEWEST' },
        render: ({ createdAt }) => <Instant at={createdAt} day isShort />,
      },
      {
        field: 'blockedReason',
        header: /*i18n*/ 'Reason for blocking',
        isHiddenByDefault: true,
        exportText: ({ blockedReason }) => blockedReason ?? '',
      },
    ],
    filters: [
      {
        field: 'status',
        label: /*i18n*/ 'Account',
        kind: 'choice',
        isMultiple: false,
        options: ACCOUNT_STATUSES.map((value) => ({ value, label: statusTexts[value] })),
      },
      { field: 'group', label: /*i18n*/ 'Group', kind: 'choice', isMultiple: false, options: groups },
      { field: 'opened', label: /*i18n*/ 'Customer since', kind: 'dateRange' },
    ],
    sorts: [
      { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
      { value: 'OLDEST', label: /*i18n*/ 'Oldest first' },
      { value: 'NAME', label: /*i18n*/ 'Name, A to Z' },
    ],
    useRows: useCustomerRows,
    bulkFilter: (query) => ({ customers: toCustomerFilter(query) }),
    exportFilter: (query) => ({ customers: toCustomerFilter(query) }),
    rowId: ({ id }) => id,
    rowName: ({ name, email }) => `${name} – ${email}`,
    rowLink: ({ id }) => adminPaths.customer(id),
    bulkActions: [
      {
        label: /*i18n*/ 'Add to group',
        needs: 'manageCustomers',
        InputForm: GroupChoice,
        change: (groupId) => ({ changeGroupMembers: { groupId: String(groupId), isMember: true } }),
      },
      {
        label: /*i18n*/ 'Remove from group',
        needs: 'manageCustomers',
        InputForm: GroupChoice,
        change: (groupId) => ({ changeGroupMembers: { groupId: String(groupId), isMember: false } }),
      },
    ],
    actions: <CustomersActions />,
    notFound: GuestSearchLink,
    empty: {
      title: /*i18n*/ 'No customers yet',
      text: /*i18n*/ 'Customers who register or are added by staff appear here.',
    },
  };
}

export function AccountState({
  customer,
}: {
  customer: Pick<Customers_RowFragment, 'status' | 'invitation'>;
}) {
  const { i18n } = useLingui();
  const { status } = customer;
  const invitation = getInvitationState(customer);
  if (invitation) return <StatusDot tone={invitation.tone}>{i18n.t(invitation.text)}</StatusDot>;
  return <StatusDot tone={status === 'ACTIVE' ? 'good' : 'bad'}>{i18n.t(statusTexts[status])}</StatusDot>;
}
