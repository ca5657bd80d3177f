import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useRequestTrackingLinksMutation } from './FindOrder.generated.ts';

/** Has the links to one's orders mailed; whether there are any is told to nobody. */
export function LostNumber() {
  const { i18n } = useLingui();
  const [request] = useRequestTrackingLinksMutation();
  const [isAsked, setAsked] = useState(false);

  async function send(contact: string) {
    const answer = (await request({ variables: { input: { contact } } })).data?.requestTrackingLinks;
    if (!answer?.requested) return answer?.errors ?? [];
    setAsked(true);
    return undefined;
  }

  return (
    <Stack component="section" sx={{ gap: 2, borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <div>
        <Typography variant="h3" component="h2">
          {i18n.t('Lost your order number?')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t('We will send a link to each of your orders to the email address you ordered with.')}
        </Typography>
      </div>
      {isAsked ? (
        <FormAlert severity="success">
          {i18n.t(
            'If there are orders for this address, we have sent you their links. Please check your spam folder too.',
          )}
        </FormAlert>
      ) : (
        <ContactForm
          action={i18n.t('Send links')}
          failed={i18n.t('The links could not be sent. Please try again.')}
          onSend={send}
        />
      )}
    </Stack>
  );
}
