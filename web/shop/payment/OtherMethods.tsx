import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { getProblemText, type Problem } from '#web/locale/problemText.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { getServerProblem } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useChangePaymentMethodMutation } from './Payable.generated.ts';
import type { PayPanelProps } from './PayPanel.tsx';
import { useRequestedPayment } from './paymentIntent.ts';

const TEXTS = {
  COD: /*i18n*/ 'Pay on delivery instead',
  BANK_TRANSFER: /*i18n*/ 'Pay by bank transfer instead',
} as const;
const FAILURE_TEXT = /*i18n*/ 'Couldn’t change the payment method. Please try again.';

/** Buttons that change an unpaid order to a payment method without a provider. */
export function OtherMethods({ order, guestToken }: PayPanelProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { clearRequest } = useRequestedPayment();
  const [changePaymentMethod, { loading }] = useChangePaymentMethodMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const methods = (['BANK_TRANSFER', 'COD'] as const).filter((otherMethod) =>
    order.paymentOptions.some(
      ({ method, problem: unavailableReason }) => method === otherMethod && !unavailableReason,
    ),
  );
  if (order.paymentStatus !== 'UNPAID' || !isOnline(order.paymentMethod) || methods.length === 0) return null;

  async function changeMethod(method: keyof typeof TEXTS) {
    setProblem(null);
    try {
      const input = { id: order.id, guestToken, method };
      const { data } = await changePaymentMethod({ variables: { input } });
      const [firstError] = data?.changePaymentMethod.errors ?? [];
      if (firstError) return setProblem(firstError);
      clearRequest();
      notify.success(i18n.t('Payment method changed'));
    } catch (error) {
      setProblem(getServerProblem(error) ?? { message: FAILURE_TEXT });
    }
  }

  return (
    <>
      <FormAlert>{problem && getProblemText(problem)}</FormAlert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        {methods.map((otherMethod) => (
          <Button
            key={otherMethod}
            size="small"
            disabled={loading}
            onClick={() => void changeMethod(otherMethod)}
          >
            {i18n.t(TEXTS[otherMethod])}
          </Button>
        ))}
      </Stack>
    </>
  );
}
