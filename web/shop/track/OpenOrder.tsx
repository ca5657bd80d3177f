import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { paths } from '#web/paths.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { keepGuestToken } from '../checkout/success/guestToken.ts';
import { ContactForm } from './ContactForm.tsx';
import { useOpenOrderMutation } from './FindOrder.generated.ts';

export interface OpenOrderProps {
  number: string;
  /** Whether a question of the store waits in it. */
  isAsked?: boolean;
}

/** Opens a guest's order on a device that did not place it. */
export function OpenOrder({ number, isAsked = false }: OpenOrderProps) {
  const { i18n } = useLingui();
  const goTo = useGoTo();
  const [open] = useOpenOrderMutation();

  async function send(contact: string) {
    const answer = (await open({ variables: { input: { number, contact } } })).data?.openOrder;
    if (!answer?.order || !answer.guestToken) return answer?.errors ?? [];
    keepGuestToken(answer.order.id, answer.guestToken);
    await goTo(paths.orderSuccess(answer.order.id));
    return undefined;
  }

  return (
    <Stack component="section" sx={{ gap: 2, borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <div>
        <Typography variant="h3">
          {isAsked ? i18n.t('We have a question about your order') : i18n.t('View order details')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {isAsked
            ? i18n.t(
                'Enter the phone number or email address of the order to see the question and answer it.',
              )
            : i18n.t('Ordered without an account? Open your order with your phone number or email address.')}
        </Typography>
      </div>
      <ContactForm
        action={i18n.t('Open order')}
        failed={i18n.t('The order could not be opened. Please try again.')}
        onSend={send}
      />
    </Stack>
  );
}
