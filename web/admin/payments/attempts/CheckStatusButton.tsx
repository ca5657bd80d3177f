import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { readAgain } from '#web/api/readAgain.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCheckPaymentAtDeskMutation } from './Attempts.generated.ts';
import { attemptTexts } from './attemptTexts.ts';

export interface CheckNowProps {
  attempt: Attempt;
  reload: () => Promise<unknown>;
}

/** Asks the provider how an attempt stands. */
export function CheckNow({ attempt: { ref, method }, reload }: CheckNowProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [check, { loading }] = useCheckPaymentAtDeskMutation();
  const provider = i18n.t(paymentTexts.method[method]);

  async function ask() {
    try {
      const answer = (await check({ variables: { input: { ref } } })).data?.checkPayment;
      await readAgain(reload());
      const status = answer?.attempt?.status;
      if (status)
        notify.success(
          i18n.t('{provider} was asked: {status}', { provider, status: i18n.t(attemptTexts.status[status]) }),
        );
      else notify.error(answer?.errors[0]?.message ?? failed());
    } catch (error) {
      notify.error(serverMessage(error) ?? failed());
    }
  }

  function failed() {
    return i18n.t('The provider could not be asked. Please try again.');
  }

  return (
    <Button size="small" disabled={loading} onClick={ask}>
      {i18n.t('Check now')}
    </Button>
  );
}
