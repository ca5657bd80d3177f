import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useWithdrawTransferSlipMutation } from './Slips.generated.ts';

const FAILED = /*i18n*/ 'The slip could not be withdrawn. Please try again.';

export interface WithdrawSlipProps {
  id: string;
  /** What opens the order of a guest. */
  guestToken: string | null;
}

/** Takes back a slip that was sent by mistake. */
export function WithdrawSlip({ id, guestToken }: WithdrawSlipProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [send] = useWithdrawTransferSlipMutation();

  async function withdraw() {
    try {
      const answer = (await send({ variables: { input: { id, guestToken } } })).data?.withdrawTransferSlip;
      if (answer?.slip) notify.success(i18n.t('The slip is withdrawn'));
      else notify.error(i18n.t(answer?.errors[0]?.message ?? FAILED));
    } catch {
      notify.error(i18n.t(FAILED));
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1, ml: -1.5 }}>
        {i18n.t('Withdraw')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={i18n.t('Withdraw this slip?')}
          text={i18n.t('We then no longer look for this transfer. You can send another slip.')}
          confirm={i18n.t('Withdraw')}
          onConfirm={withdraw}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
