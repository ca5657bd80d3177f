import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCheckPaymentAtDeskMutation } from './Attempts.generated.ts';
import { attemptTexts } from './attemptTexts.ts';

export interface CheckStatusButtonProps {
  attempt: Attempt;
  reload: () => Promise<unknown>;
}

/** Queries the provider for the status of an attempt. */
export function CheckStatusButton({ attempt: { ref, method }, reload }: CheckStatusButtonProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [check, { loading }] = useCheckPaymentAtDeskMutation();
  const provider = i18n.t(paymentTexts.method[method]);

  async function checkAttempt() {
    try {
      const payload = (await check({ variables: { input: { ref } } })).data?.checkPayment;
      await settleReads(reload());
      const status = payload?.attempt?.status;
      if (status)
        notify.success(
          i18n.t('{provider} status: {status}', { provider, status: i18n.t(attemptTexts.status[status]) }),
        );
      else notify.error(payload?.errors[0]?.message ?? getFailureMessage());
    } catch (error) {
      notify.error(getServerMessage(error) ?? getFailureMessage());
    }
  }

  function getFailureMessage() {
    return i18n.t('Could not check the payment. Try again.');
  }

  return (
    <Button size="small" disabled={loading} onClick={checkAttempt}>
      {i18n.t('Check payment status')}
    </Button>
  );
}
