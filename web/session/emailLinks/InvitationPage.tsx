import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { AcceptInvitationForm } from './AcceptInvitationForm.tsx';
import { useInvitationPageQuery } from './InvitationPage.generated.ts';

/** Opened by the link in an invitation email, which contains its token. */
export function InvitationPage() {
  const { i18n } = useLingui();
  const { name: storeName } = useStoreSettings();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const [isAccepted, setAccepted] = useState(false);
  const { data, error, refetch } = useInvitationPageQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <ScreenSpinner />;
  const { invitation } = data;
  if (!invitation)
    return (
      <SignInScreen
        title={i18n.t('This invitation is no longer valid')}
        text={i18n.t(
          'It has already been accepted, or a newer one has been sent. Please use the link in the latest email.',
        )}
      >
        <Button component={Link} to={paths.login} variant="contained" size="large">
          {i18n.t('Login')}
        </Button>
      </SignInScreen>
    );

  const { inviterName, isExpired, expiresAt, email, isForStaff } = invitation;
  if (isAccepted)
    return (
      <SignInScreen title={i18n.t('Welcome to {store}', { store: storeName })}>
        <FormAlert severity="success">
          {i18n.t('Your account is ready. Sign in with {email}.', { email })}
        </FormAlert>
        <Button
          component={Link}
          to={isForStaff ? paths.adminLogin : paths.login}
          variant="contained"
          size="large"
        >
          {i18n.t('Login')}
        </Button>
      </SignInScreen>
    );
  if (isExpired)
    return (
      <SignInScreen
        title={i18n.t('This invitation has expired')}
        text={
          inviterName
            ? i18n.t('It was valid until {date}. Ask {inviterName} for a new one.', {
                date: formatDate(expiresAt, i18n.locale),
                inviterName,
              })
            : i18n.t('It was valid until {date}. Ask us for a new one.', {
                date: formatDate(expiresAt, i18n.locale),
              })
        }
      >
        <Button component={Link} to={paths.contact} variant="contained" size="large">
          {i18n.t('Contact us')}
        </Button>
      </SignInScreen>
    );

  return (
    <SignInScreen
      title={i18n.t('Welcome to {store}', { store: storeName })}
      text={
        inviterName
          ? i18n.t('{inviterName} has invited you. Choose a password to get started.', { inviterName })
          : i18n.t('You have been invited. Choose a password to get started.')
      }
    >
      <AcceptInvitationForm token={token} invitation={invitation} onAccepted={() => setAccepted(true)} />
    </SignInScreen>
  );
}
