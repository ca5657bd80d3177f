import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';

interface InvitationNoteProps {
  invitation: { sentAt: string; expiresAt: string; isExpired: boolean };
  /** Resolves to the errors. A failed request is already reported in a toast. */
  onResend: () => Promise<readonly UserError[] | undefined>;
}

/** Shows that an invitation has not been accepted yet, with a button to resend it. */
export function InvitationNote({ invitation, onResend }: InvitationNoteProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const { isExpired } = invitation;
  const formatTime = (instant: string) => formatInstant(instant, i18n.locale);
  const [sentAt, expiresAt] = [formatTime(invitation.sentAt), formatTime(invitation.expiresAt)];

  async function send() {
    setSending(true);
    const errors = await onResend().catch(() => undefined);
    setSending(false);
    if (errors?.[0]) notify.error(errors[0].message);
    else if (errors) notify.repeated(i18n.t('Invitation sent again'));
  }

  return (
    <Alert
      severity={isExpired ? 'warning' : 'info'}
      variant="outlined"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isSending}
          onClick={() => void send()}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {i18n.t('Send again')}
        </Button>
      }
    >
      {isExpired
        ? i18n.t('Invited on {sentAt}. The invitation has expired.', { sentAt })
        : i18n.t('Invited on {sentAt}. The invitation expires on {expiresAt}.', { sentAt, expiresAt })}
    </Alert>
  );
}
