import { formatPhone } from '#domain/text/formatPhone.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import { Count } from '#web/admin/ui/quantities.tsx';
import { adminPaths } from '../../adminPaths.ts';
import type { ListDefinition } from '../../list/listDefinition.ts';
import type { ListQuery, ListRows } from '../../list/listQuery.ts';
import { Instant } from '../../ui/Instant.tsx';
import { GuestAccount } from './GuestAccount.tsx';
import { type Guests_RowFragment, useGuestsListQuery } from './Guests.generated.ts';

/**
 * Defines the list of guests: customers without an account, from the shop, the counter or by phone. Each row links to
 * the guest's orders.
 */
export const guestsList: ListDefinition<Guests_RowFragment> = {
  id: 'guests',
  title: /*i18n*/ 'Guests',
  countText: /*i18n*/ '{count, plural, one {# guest} other {# guests}}',
  search: /*i18n*/ 'Name, email or phone',
  columns: [
    { field: 'name', header: /*i18n*/ 'Name', card: 'title' },
    {
      field: 'phone',
      header: /*i18n*/ 'Phone',
      width: 150,
      keepsWidth: true,
      exportText: ({ phone }) => formatPhone(phone),
    },
    { field: 'email', header: /*i18n*/ 'Email', exportText: ({ email }) => email || '–' },
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
      field: 'lastOrderAt',
      header: /*i18n*/ 'Last order',
      width: 200,
      keepsWidth: true,
      render: ({ lastOrderAt }) => <Instant at={lastOrderAt} isShort />,
    },
    {
      field: 'customer',
      header: /*i18n*/ 'Account',
      width: 170,
      render: (guest) => <GuestAccount guest={guest} />,
    },
  ],
  filters: [],
  sorts: [{ value: 'LAST_ORDER', label: /*i18n*/ 'Latest order first' }],
  useRows: useGuestRows,
  rowId: ({ phone }) => phone,
  rowName: ({ name, phone }) => `${name} – ${formatPhone(phone)}`,
  rowLink: ({ phone }) => `${adminPaths.orders}?q=${encodeURIComponent(phone)}`,
  empty: {
    title: /*i18n*/ 'No guests yet',
    text: /*i18n*/ 'Customers who order as a guest, at the counter or by phone appear here, listed by phone number.',
  },
};

function useGuestRows({ search, first, after, offset }: ListQuery): ListRows<Guests_RowFragment> {
  const { data, ...queryState } = useGuestsListQuery({
    variables: { search: search || undefined, first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.guests, queryState);
}
