import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useMay } from '#web/session/useMay.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useSaveBuyerMutation } from './SaveBuyer.generated.ts';
import type { TillBuyer } from './tillSale.ts';

export interface SaveBuyerProps {
  buyer: TillBuyer;
  onSaved: (customerId: string) => void;
}

/** Makes an account of who buys, who is invited by mail to choose a password: without an address there is none. */
export function SaveBuyer({ buyer: { customerId, name, email, phone }, onSaved }: SaveBuyerProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const may = useMay();
  const [save, { loading }] = useSaveBuyerMutation();
  if (customerId || !may('manageCustomers') || !name.trim() || !email.trim()) return null;

  async function act() {
    const input = { name, email, phone: phone || undefined };
    // A request that failed has told its reason in a toast.
    const answer = (await save({ variables: { input } }).catch(() => null))?.data?.createCustomer;
    const problem = answer?.errors[0]?.message;
    if (problem) notify.error(problem);
    if (!answer?.customer) return;
    notify.success(
      i18n.t('{name} has an account, and an invitation by email', { name: answer.customer.name }),
    );
    onSaved(answer.customer.id);
  }

  return (
    <Button size="small" loading={loading} onClick={() => void act()}>
      {i18n.t('Save as customer')}
    </Button>
  );
}
