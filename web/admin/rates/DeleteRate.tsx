import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Rates_RateFragment, useDeleteMetalRateMutation } from './Rates.generated.ts';

export interface DeleteRateProps {
  rate: Rates_RateFragment;
  /** Called with the id of the repricing job, which starts if the rate was in force. */
  onRepricing: (jobId: string) => void;
}

/** Deletes a rate published by mistake. */
export function DeleteRate({ rate, onRepricing }: DeleteRateProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();
  const [isConfirming, setConfirming] = useState(false);
  const [remove] = useDeleteMetalRateMutation();
  const { id, metal, perTola, effectiveFrom, state } = rate;
  const rateParams = {
    amount: formatNpr(perTola, i18n.locale),
    when: formatInstant(effectiveFrom, i18n.locale),
  };
  const name =
    metal === 'GOLD'
      ? i18n.t('Gold at {amount} per tola, from {when}', rateParams)
      : i18n.t('Silver at {amount} per tola, from {when}', rateParams);

  /** A failed request is already reported in a toast. */
  async function confirm() {
    const { data } = (await remove({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { deleted, jobId, errors = [] } = data?.deleteMetalRate ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (!deleted) return;
    if (jobId) onRepricing(jobId);
    notify.success(i18n.t('Rate deleted'));
    await settleReads(client.refetchQueries({ include: 'active' }));
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={i18n.t('Delete {name}', { name })}
        onClick={() => setConfirming(true)}
      >
        {i18n.t('Delete')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={i18n.t('Delete this rate?')}
          text={
            <>
              <p>{name}</p>
              {state === 'IN_FORCE' && (
                <p>{i18n.t('The previous rate will apply again, and every product will be repriced.')}</p>
              )}
            </>
          }
          confirmLabel={i18n.t('Delete rate')}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
