import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { paths } from '#web/paths.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { storeGuestToken } from '../checkout/success/guestToken.ts';
import { ContactForm } from './ContactForm.tsx';
import { useOpenOrderMutation } from './FindOrder.generated.ts';

export interface OpenOrderProps {
  number: string;
  /** True if the order has a proposal to answer. */
  hasProposal?: boolean;
}

/** Opens a guest's order on a device that did not place it. */
export function OpenOrder({ number, hasProposal = false }: OpenOrderProps) {
  const { i18n } = useLingui();
  const goTo = useGoTo();
  const [openOrder] = useOpenOrderMutation();

  async function submitContact(contact: string) {
    const payload = (await openOrder({ variables: { input: { number, contact } } })).data?.openOrder;
    if (!payload?.order || !payload.guestToken) return payload?.errors ?? [];
    storeGuestToken(payload.order.id, payload.guestToken);
    await goTo(paths.orderSuccess(payload.order.id));
    return undefined;
  }

  return (
    <Stack component="section" sx={{ gap: 2, borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <div>
        <Typography variant="h3">
          {hasProposal ? i18n.t('We have a question about your order') : i18n.t('View order details')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {hasProposal
            ? i18n.t(
                'To see and answer the question, enter the phone number or email address you ordered with.',
              )
            : i18n.t('Ordered without an account? Open your order with your phone number or email address.')}
        </Typography>
      </div>
      <ContactForm
        action={i18n.t('Open order')}
        failureText={i18n.t('Couldn’t open the order. Please try again.')}
        onSend={submitContact}
      />
    </Stack>
  );
}
