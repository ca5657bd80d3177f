import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Customers_RowFragment,
  useCancelCustomerEmailChangeMutation,
  useResendCustomerEmailChangeMutation,
} from './Customers.generated.ts';

interface EmailChangeNoteProps {
  customerId: string;
  change: NonNullable<Customers_RowFragment['emailChange']>;
  /** True if the viewer can resend the link and cancel the change. */
  isEditable: boolean;
}

/** Shows a new email address that is not verified yet or that the account's owner rejected. */
export function EmailChangeNote({ customerId: id, change, isEditable }: EmailChangeNoteProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [resend] = useResendCustomerEmailChangeMutation();
  const [cancel] = useCancelCustomerEmailChangeMutation();
  const [isSending, setSending] = useState(false);
  const formatTime = (instant: string) => formatInstant(instant, i18n.locale);
  const variables = { input: { id } };

  /** A failed request has already shown its reason in a toast. */
  async function send(runMutation: () => Promise<readonly UserError[] | undefined>, successMessage: string) {
    setSending(true);
    const errors = await runMutation().catch(() => undefined);
    setSending(false);
    if (errors?.[0]) notify.error(errors[0].message);
    else if (errors) notify.repeated(successMessage);
  }

  if (change.state === 'OBJECTED')
    return (
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {i18n.t(
          'The customer rejected a change of email address. You can enter another address after {until}.',
          {
            until: formatTime(change.expiresAt),
          },
        )}
      </Alert>
    );
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' }, overflowWrap: 'anywhere' }}
      action={
        isEditable && (
          <>
            <Button
              color="inherit"
              size="small"
              disabled={isSending}
              sx={{ whiteSpace: 'nowrap' }}
              onClick={() =>
                void send(
                  async () => (await resend({ variables })).data?.resendCustomerEmailChange.errors,
                  i18n.t('Link sent again'),
                )
              }
            >
              {i18n.t('Send again')}
            </Button>
            <Button
              color="inherit"
              size="small"
              disabled={isSending}
              sx={{ whiteSpace: 'nowrap' }}
              onClick={() =>
                void send(
                  async () => (await cancel({ variables })).data?.cancelCustomerEmailChange.errors,
                  i18n.t('Email change cancelled'),
                )
              }
            >
              {i18n.t('Cancel change')}
            </Button>
          </>
        )
      }
    >
      {i18n.t('{email} must be verified by {until}. Meanwhile, the account keeps its current address.', {
        email: change.email,
        until: formatTime(change.expiresAt),
      })}{' '}
      {change.signInRequiredUntil &&
        i18n.t('From {from}, the customer can verify the new address without signing in.', {
          from: formatTime(change.signInRequiredUntil),
        })}
    </Alert>
  );
}
