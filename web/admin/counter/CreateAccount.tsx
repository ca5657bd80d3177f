import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useSaveBuyerMutation } from './CreateAccount.generated.ts';
import type { TillCustomer } from './tillSale.ts';

export interface CreateAccountProps {
  customer: TillCustomer;
  onSaved: (customerId: string) => void;
}

/** Creates an account for the customer and emails an invitation to set a password. Requires an email address. */
export function CreateAccount({ customer: { customerId, name, email, phone }, onSaved }: CreateAccountProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const can = useHasPermission();
  const [save, { loading }] = useSaveBuyerMutation();
  if (customerId || !can('manageCustomers') || !name.trim() || !email.trim()) return null;

  async function createAccount() {
    const input = { name, email, phone: phone || undefined };
    // A failed request has already shown its reason in a toast.
    const payload = (await save({ variables: { input } }).catch(() => null))?.data?.createCustomer;
    const problem = payload?.errors[0]?.message;
    if (problem) notify.error(problem);
    if (!payload?.customer) return;
    notify.success(
      i18n.t('Account created for {name}. Invitation sent by email.', { name: payload.customer.name }),
    );
    onSaved(payload.customer.id);
  }

  return (
    <Button size="small" loading={loading} onClick={() => void createAccount()}>
      {i18n.t('Save as customer')}
    </Button>
  );
}
