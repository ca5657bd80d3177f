import { useLingui } from '@lingui/react';
import { Button, Stack, TextField, Typography } from '@mui/material';
import { formatInstant } from '#web/locale/formatTime.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import type { CreatedLink_LinkFragment } from './PaymentLink.generated.ts';

interface CreatedLinkProps {
  link: CreatedLink_LinkFragment;
  /** The customer's phone number. */
  phone: string | null;
}

/** Shows a payment link, to copy or send in a message. */
export function CreatedLink({ link: { text, mailedTo, payableUntil }, phone }: CreatedLinkProps) {
  const { i18n } = useLingui();
  const number = (phone ?? '').replace(/\D/g, '');
  const expiryText = formatInstant(payableUntil, i18n.locale);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography role="status">
        {mailedTo
          ? i18n.t('Sent to {email}. The link is valid until {until}.', {
              email: mailedTo,
              until: expiryText,
            })
          : i18n.t('The link is valid until {until}.', { until: expiryText })}
      </Typography>
      <TextField
        label={i18n.t('Message with the link')}
        value={text}
        multiline
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          component="a"
          href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
        >
          {i18n.t('Send on WhatsApp')}
        </Button>
        <CopyButton text={text} label={i18n.t('Copy message')} copiedText={i18n.t('Message copied')} />
      </Stack>
    </Stack>
  );
}
