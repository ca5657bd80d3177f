import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useRequestTrackingLinksMutation } from './FindOrder.generated.ts';

/** Emails links to a visitor's orders. It never reveals whether there are any. */
export function LostNumber() {
  const { i18n } = useLingui();
  const [request] = useRequestTrackingLinksMutation();
  const [isRequested, setRequested] = useState(false);

  async function requestLinks(contact: string) {
    const payload = (await request({ variables: { input: { contact } } })).data?.requestTrackingLinks;
    if (!payload?.requested) return payload?.errors ?? [];
    setRequested(true);
    return undefined;
  }

  return (
    <Stack component="section" sx={{ gap: 2, borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <div>
        <Typography variant="h3" component="h2">
          {i18n.t('Lost your order number?')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t('We’ll email you links to all your orders, at the address you ordered with.')}
        </Typography>
      </div>
      {isRequested ? (
        <FormAlert severity="success">
          {i18n.t(
            'If we have orders with this phone number or email address, we’ve emailed you the links. Please check your spam folder too.',
          )}
        </FormAlert>
      ) : (
        <ContactForm
          action={i18n.t('Send links')}
          failureText={i18n.t('Couldn’t send the links. Please try again.')}
          onSend={requestLinks}
        />
      )}
    </Stack>
  );
}
