import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { type Profile_UserFragment, useRequestEmailVerificationMutation } from './Profile.generated.ts';

/** The address of the account and whether it is known to be theirs. */
export function EmailAddress({ user: { email, emailVerified } }: { user: Profile_UserFragment }) {
  const { i18n } = useLingui();
  const [request, { loading }] = useRequestEmailVerificationMutation();
  const [outcome, setOutcome] = useState<{ problem?: string } | null>(null);

  async function ask() {
    const answer = (await request().catch(() => null))?.data?.requestEmailVerification;
    if (!answer) return;
    const problem = answer.errors[0]?.message;
    setOutcome(problem ? { problem } : {});
  }

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" color={emailVerified ? 'success' : 'textSecondary'}>
          {emailVerified ? i18n.t('Confirmed') : i18n.t('Not confirmed yet')}
        </Typography>
      </div>
      {!emailVerified && !outcome && (
        <Button variant="outlined" loading={loading} onClick={() => void ask()}>
          {i18n.t('Send confirmation email')}
        </Button>
      )}
      {outcome?.problem && <FormAlert>{outcome.problem}</FormAlert>}
      {outcome && !outcome.problem && (
        <FormAlert severity="success">
          {i18n.t('We sent a link to {email}. It works once, for 30 minutes.', { email })}
        </FormAlert>
      )}
    </Stack>
  );
}
