import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';
import { GroupsDialog } from './GroupsDialog.tsx';

export function CustomersActions() {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [isOpen, setOpen] = useState(false);
  const guestsButton = (
    <Button component={Link} to={adminPaths.guests}>
      {i18n.t('Without an account')}
    </Button>
  );
  if (!can('manageCustomers')) return guestsButton;
  return (
    <>
      {guestsButton}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {i18n.t('Groups')}
      </Button>
      <Button component={Link} to={adminPaths.newCustomer} variant="contained">
        {i18n.t('New customer')}
      </Button>
      {isOpen && <GroupsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
