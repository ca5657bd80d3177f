import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { BlockDialog } from './BlockDialog.tsx';
import {
  type Customers_RowFragment,
  useDeleteCustomerMutation,
  useSetCustomerStatusMutation,
} from './Customers.generated.ts';
import { EditCustomerDialog } from './EditCustomerDialog.tsx';

type OpenDialog = 'edit' | 'block' | 'unblock' | 'delete' | null;

/** Actions on an account. A failed request has already shown its reason in a toast. */
export function CustomerActions({ customer }: { customer: Customers_RowFragment }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [setStatus] = useSetCustomerStatusMutation();
  const [remove] = useDeleteCustomerMutation();
  const { id, name, status, version } = customer;
  const close = () => setOpenDialog(null);

  async function unblock() {
    const input = { id, version, status: 'ACTIVE' as const };
    const { data } = (await setStatus({ variables: { input } }).catch(() => null)) ?? {};
    const problem = data?.setCustomerStatus.errors[0]?.message;
    if (problem) notify.error(problem);
    else if (data) notify.success(i18n.t('{name} unblocked', { name }));
  }

  async function deleteAccount() {
    const { data } = (await remove({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { deleted, errors = [] } = data?.deleteCustomer ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (!deleted) return;
    notify.success(i18n.t('Account deleted'));
    client.cache.evict({ fieldName: 'customers' });
    void navigate(adminPaths.customers, { replace: true });
  }

  return (
    <>
      {can('manageCustomers') && (
        <>
          <Button variant="outlined" onClick={() => setOpenDialog('edit')}>
            {i18n.t('Edit')}
          </Button>
          {status === 'ACTIVE' ? (
            <Button variant="outlined" onClick={() => setOpenDialog('block')}>
              {i18n.t('Block')}
            </Button>
          ) : (
            <Button variant="outlined" onClick={() => setOpenDialog('unblock')}>
              {i18n.t('Unblock')}
            </Button>
          )}
        </>
      )}
      {can('hardDelete') && (
        <Button color="error" onClick={() => setOpenDialog('delete')}>
          {i18n.t('Delete')}
        </Button>
      )}
      {openDialog === 'edit' && <EditCustomerDialog customer={customer} onClose={close} />}
      {openDialog === 'block' && <BlockDialog customer={customer} onClose={close} />}
      {openDialog === 'unblock' && (
        <ConfirmDialog
          title={i18n.t('Unblock {name}?', { name })}
          text={i18n.t('The customer will be able to sign in again with their password.')}
          confirmLabel={i18n.t('Unblock account')}
          onConfirm={unblock}
          onClose={close}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          title={i18n.t('Delete {name}’s account?', { name })}
          text={
            <>
              <p>
                {i18n.t(
                  'All personal data will be removed: name, addresses, notes, emails and activity. Orders and reviews will be kept without a name.',
                )}
              </p>
              <p>{i18n.t('This cannot be undone.')}</p>
            </>
          }
          confirmLabel={i18n.t('Delete permanently')}
          onConfirm={deleteAccount}
          onClose={close}
        />
      )}
    </>
  );
}
