import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useRequestEmailVerificationMutation } from './SendConfirmation.generated.ts';

/** Button that sends the confirmation email again. */
export function SendConfirmation({ email }: { email: string }) {
  const { i18n } = useLingui();
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const [outcome, setOutcome] = useState<{ problem?: string } | null>(null);

  async function send() {
    // A failed request has already shown a toast.
    const payload = (await request().catch(() => null))?.data?.requestEmailVerification;
    if (!payload) return;
    const problem = payload.errors[0]?.message;
    setOutcome(problem ? { problem } : {});
  }

  if (outcome?.problem) return <FormAlert>{outcome.problem}</FormAlert>;
  if (outcome)
    return (
      <Typography variant="body2" role="status">
        {i18n.t('We’ve sent a link to {email}. It can be used once and expires in 30 minutes.', { email })}
      </Typography>
    );
  return (
    <Button variant="outlined" loading={loading} onClick={() => void send()}>
      {i18n.t('Send the email again')}
    </Button>
  );
}
