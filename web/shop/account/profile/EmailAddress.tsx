import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { SendConfirmation } from '#web/session/mailedLinks/SendConfirmation.tsx';
import type { Profile_UserFragment } from './Profile.generated.ts';

/** The address of the account and whether it is known to be theirs. */
export function EmailAddress({ user: { email, emailVerified } }: { user: Profile_UserFragment }) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" color={emailVerified ? 'success' : 'textSecondary'}>
          {emailVerified ? i18n.t('Confirmed') : i18n.t('Not confirmed yet')}
        </Typography>
      </div>
      {!emailVerified && <SendConfirmation email={email} />}
    </Stack>
  );
}
