import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hasReason } from '#domain/errors/hasReason.ts';
import { paths } from '#web/paths.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { useObjectToEmailChangeMutation } from './KeepEmailPage.generated.ts';

/** Opened by the link in the notice about a new address. A click confirms: mail scanners open links too. */
export function KeepEmailPage() {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const [object, { data, error, loading }] = useObjectToEmailChangeMutation();
  const answer = data?.objectToEmailChange;
  const refusal = answer?.errors[0];
  const problem =
    error && (serverMessage(error) ?? i18n.t('Your address could not be kept. Please try again.'));

  if (answer?.isUndone != null)
    return (
      <SignInScreen title={i18n.t('Keep your email address')} text={i18n.t('Your address stays.')}>
        <FormAlert severity="success">
          {answer.isUndone
            ? i18n.t(
                'Your account has this address again and is signed out everywhere. We’ve emailed you a link to choose a new password.',
              )
            : i18n.t(
                'The new address was cancelled. If somebody else may know your password, choose a new one.',
              )}
        </FormAlert>
        <Button component={RouterLink} to={paths.forgottenPassword} variant="contained" size="large">
          {i18n.t('Reset your password')}
        </Button>
      </SignInScreen>
    );
  if (refusal)
    return (
      <SignInScreen title={i18n.t('Keep your email address')} text={i18n.t('Nothing was changed.')}>
        <FormAlert>
          {hasReason(refusal, 'LINK_EXPIRED')
            ? i18n.t(
                'This link has expired or was used before. If somebody else may use your account, reset your password.',
              )
            : refusal.message}
        </FormAlert>
        <Button component={RouterLink} to={paths.forgottenPassword} variant="contained" size="large">
          {i18n.t('Reset your password')}
        </Button>
      </SignInScreen>
    );
  return (
    <SignInScreen
      title={i18n.t('Keep your email address')}
      text={i18n.t('Cancel the change and keep using this address for your account.')}
    >
      <FormAlert>{problem}</FormAlert>
      <Button
        variant="contained"
        size="large"
        loading={loading}
        onClick={() => {
          object({ variables: { input: { token: search.get('token') ?? '' } } }).catch(() => undefined);
        }}
      >
        {i18n.t('Keep this address')}
      </Button>
    </SignInScreen>
  );
}
