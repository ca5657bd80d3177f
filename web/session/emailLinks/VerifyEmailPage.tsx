import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hasReason } from '#domain/errors/hasReason.ts';
import { paths } from '#web/paths.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { useViewer } from '../useViewer.ts';
import { SignInToVerify } from './SignInToVerify.tsx';
import { useVerifyEmailMutation } from './VerifyEmailPage.generated.ts';

/** Opened by the link in the email. Uses the link immediately, and again after the reader has signed in. */
export function VerifyEmailPage() {
  const { isAuthenticated, isLoading } = useViewer();
  if (isLoading) return <ScreenSpinner />;
  return <Verification key={String(isAuthenticated)} isAuthenticated={isAuthenticated} />;
}

/** Uses the link and shows the result. */
function Verification({ isAuthenticated }: { isAuthenticated: boolean }) {
  const { i18n } = useLingui();
  const [searchParams] = useSearchParams();
  const [verifyEmail, { data, error }] = useVerifyEmailMutation();
  const isSent = useRef(false);
  const token = searchParams.get('token') ?? '';

  useEffect(() => {
    // The link works only once, so an effect that runs twice must not use it twice.
    if (isSent.current) return;
    isSent.current = true;
    verifyEmail({ variables: { input: { token } } }).catch(() => undefined);
  }, [verifyEmail, token]);

  const payload = data?.verifyEmail;
  if (!payload && !error) return <ScreenSpinner />;
  const firstError = payload?.errors[0];
  if (
    !isAuthenticated &&
    firstError &&
    hasReason(firstError, 'LINK_ACCOUNT_MISMATCH', 'LINK_REQUIRES_SIGN_IN')
  )
    return <SignInToVerify validFrom={toValidFrom(firstError)} />;
  const problem =
    payload?.errors[0]?.message ??
    (error && (getServerMessage(error) ?? i18n.t('Couldn’t confirm the address. Please try again.')));

  return (
    <SignInScreen
      title={i18n.t('Email address')}
      text={problem ? i18n.t('Your address could not be confirmed.') : i18n.t('Thank you.')}
    >
      {problem ? (
        <FormAlert>{problem}</FormAlert>
      ) : (
        <FormAlert severity="success">{i18n.t('Your email address is confirmed.')}</FormAlert>
      )}
      <Button component={RouterLink} to={paths.dashboard} variant="contained" size="large">
        {i18n.t('Go to your account')}
      </Button>
    </SignInScreen>
  );
}

/** Time from which the link works without signing in, in ISO 8601. */
function toValidFrom({ params }: { params: unknown }): string | undefined {
  const from = params && typeof params === 'object' && 'from' in params ? params.from : undefined;
  return typeof from === 'string' ? from : undefined;
}
