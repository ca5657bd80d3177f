import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hasReason } from '#domain/errors/hasReason.ts';
import { paths } from '#web/paths.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { useObjectToEmailChangeMutation } from './KeepEmailPage.generated.ts';

/**
 * Opened by the link in the email about an address change. It requires a click, because mail scanners also open links.
 */
export function KeepEmailPage() {
  const { i18n } = useLingui();
  const [searchParams] = useSearchParams();
  const [objectToEmailChange, { data, error, loading }] = useObjectToEmailChangeMutation();
  const payload = data?.objectToEmailChange;
  const firstError = payload?.errors[0];
  const problem =
    error && (getServerMessage(error) ?? i18n.t('Couldn’t keep the address. Please try again.'));

  if (payload?.isUndone != null)
    return (
      <SignInScreen title={i18n.t('Keep your email address')} text={i18n.t('Your address is unchanged')}>
        <FormAlert severity="success">
          {payload.isUndone
            ? i18n.t(
                'Your account uses this address again and has been signed out on all devices. We’ve emailed you a link to choose a new password.',
              )
            : i18n.t(
                'The change to a new address was cancelled. If someone else might know your password, choose a new one.',
              )}
        </FormAlert>
        <Button component={RouterLink} to={paths.forgottenPassword} variant="contained" size="large">
          {i18n.t('Reset your password')}
        </Button>
      </SignInScreen>
    );
  if (firstError)
    return (
      <SignInScreen title={i18n.t('Keep your email address')} text={i18n.t('Nothing was changed.')}>
        <FormAlert>
          {hasReason(firstError, 'LINK_EXPIRED')
            ? i18n.t(
                'This link has expired or has already been used. If someone else might have access to your account, reset your password.',
              )
            : firstError.message}
        </FormAlert>
        <Button component={RouterLink} to={paths.forgottenPassword} variant="contained" size="large">
          {i18n.t('Reset your password')}
        </Button>
      </SignInScreen>
    );
  return (
    <SignInScreen
      title={i18n.t('Keep your email address')}
      text={i18n.t('Cancel the change and keep this address for your account.')}
    >
      <FormAlert>{problem}</FormAlert>
      <Button
        variant="contained"
        size="large"
        loading={loading}
        onClick={() => {
          objectToEmailChange({ variables: { input: { token: searchParams.get('token') ?? '' } } }).catch(
            () => undefined,
          );
        }}
      >
        {i18n.t('Keep this address')}
      </Button>
    </SignInScreen>
  );
}
