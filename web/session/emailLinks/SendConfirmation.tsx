import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useRequestEmailVerificationMutation } from './SendConfirmation.generated.ts';

/** Has the mail that confirms one's address sent once more. */
export function SendConfirmation({ email }: { email: string }) {
  const { i18n } = useLingui();
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const [outcome, setOutcome] = useState<{ problem?: string } | null>(null);

  async function send() {
    // A request that failed has told its reason in a toast.
    const answer = (await request().catch(() => null))?.data?.requestEmailVerification;
    if (!answer) return;
    const problem = answer.errors[0]?.message;
    setOutcome(problem ? { problem } : {});
  }

  if (outcome?.problem) return <FormAlert>{outcome.problem}</FormAlert>;
  if (outcome)
    return (
      <Typography variant="body2" role="status">
        {i18n.t('We sent a link to {email}. It works once, for 30 minutes.', { email })}
      </Typography>
    );
  return (
    <Button variant="outlined" loading={loading} onClick={() => void send()}>
      {i18n.t('Send the email again')}
    </Button>
  );
}
