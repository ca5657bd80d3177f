import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import type { Guests_RowFragment as Guest } from './Guests.generated.ts';

/** Links to the account with the guest's phone number, or to the form that creates one. */
export function GuestAccount({ guest: { name, phone, email, customer } }: { guest: Guest }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  if (customer)
    return (
      <Link component={RouterLink} to={adminPaths.customer(customer.id)}>
        {customer.name}
      </Link>
    );
  if (!can('manageCustomers')) return '–';
  const prefilledParams = new URLSearchParams({ name, phone, email });
  return (
    <Link component={RouterLink} to={`${adminPaths.newCustomer}?${prefilledParams}`}>
      {i18n.t('Create account')}
    </Link>
  );
}
