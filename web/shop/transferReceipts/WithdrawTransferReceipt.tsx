import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useWithdrawTransferReceiptMutation } from './Slips.generated.ts';

const FAILURE_TEXT = /*i18n*/ 'Couldn’t withdraw the transfer receipt. Please try again.';

export interface WithdrawTransferReceiptProps {
  id: string;
  /** Token that gives a guest access to the order. */
  guestToken: string | null;
}

/** Withdraws a transfer receipt that was sent by mistake. */
export function WithdrawTransferReceipt({ id, guestToken }: WithdrawTransferReceiptProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [withdrawReceipt] = useWithdrawTransferReceiptMutation();

  async function withdraw() {
    try {
      const payload = (await withdrawReceipt({ variables: { input: { id, guestToken } } })).data
        ?.withdrawTransferReceipt;
      if (payload?.transferReceipt) notify.success(i18n.t('Transfer receipt withdrawn'));
      else notify.error(i18n.t(payload?.errors[0]?.message ?? FAILURE_TEXT));
    } catch {
      notify.error(i18n.t(FAILURE_TEXT));
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1, ml: -1.5 }}>
        {i18n.t('Withdraw')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={i18n.t('Withdraw this transfer receipt?')}
          text={i18n.t('We’ll stop checking this transfer. You can send another receipt.')}
          confirmLabel={i18n.t('Withdraw')}
          onConfirm={withdraw}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
