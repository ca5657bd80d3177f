import { useLingui } from '@lingui/react';
import { FormControlLabel, Skeleton, Stack, Switch, Typography } from '@mui/material';
import { isStaff } from '#domain/accounts/roles.ts';
import { useConsent } from '#web/session/consent/useConsent.ts';
import { SendConfirmation } from '#web/session/emailLinks/SendConfirmation.tsx';
import { Devices } from '#web/session/security/Devices.tsx';
import { PasswordForm } from '#web/session/security/PasswordForm.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { type Profile_UserFragment, useProfileQuery } from './Profile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export function ProfilePage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle sx={{ mb: 4 }}>{i18n.t('Profile')}</PageTitle>
      {data ? (
        <Sections user={data.me} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Stack aria-hidden sx={{ gap: 3 }}>
          <Skeleton height={260} />
          <Skeleton height={260} />
        </Stack>
      )}
    </>
  );
}

function Sections({ user }: { user: Profile_UserFragment }) {
  const { i18n } = useLingui();
  return (
    <>
      <ProfileSection title={i18n.t('Your details')}>
        <ProfileForm key={user.id} user={user} />
      </ProfileSection>
      <ProfileSection
        title={i18n.t('Email address')}
        text={i18n.t('You sign in with this address, and we send order updates to it.')}
      >
        <EmailAddress user={user} />
      </ProfileSection>
      <ProfileSection
        title={i18n.t('Password')}
        text={i18n.t('Changing your password signs out all your other devices.')}
      >
        <PasswordForm />
      </ProfileSection>
      <ProfileSection
        title={i18n.t('My devices')}
        text={i18n.t('Devices that are signed in to your account.')}
      >
        <Devices />
      </ProfileSection>
      <ProfileSection
        title={i18n.t('Privacy')}
        text={i18n.t(
          'With your consent, we record which pages and pieces you view, so that we can improve the store. We keep these records for up to 180 days, and delete them if you withdraw your consent.',
        )}
      >
        <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
          <ConsentSwitch />
          <DataDownload />
        </Stack>
      </ProfileSection>
      {!isStaff(user.role) && (
        <ProfileSection title={i18n.t('Delete account')} text={i18n.t('This cannot be undone.')}>
          <DeleteAccount />
        </ProfileSection>
      )}
    </>
  );
}

/** Switch for the viewer's consent to activity recording. */
function ConsentSwitch() {
  const { i18n } = useLingui();
  const { consent, isKnown, setConsent } = useConsent();
  return (
    <FormControlLabel
      label={i18n.t('Allow activity tracking')}
      control={
        <Switch
          checked={consent === true}
          disabled={!isKnown}
          onChange={(_, isChecked) => void setConsent(isChecked)}
        />
      }
    />
  );
}

/** Email address of the account and whether it is confirmed. */
function EmailAddress({ user: { email, isEmailVerified } }: { user: Profile_UserFragment }) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" color={isEmailVerified ? 'success' : 'textSecondary'}>
          {isEmailVerified ? i18n.t('Confirmed') : i18n.t('Not confirmed yet')}
        </Typography>
      </div>
      {!isEmailVerified && <SendConfirmation email={email} />}
    </Stack>
  );
}
