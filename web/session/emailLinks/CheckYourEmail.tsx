import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { SendConfirmation } from './SendConfirmation.tsx';

export interface CheckYourEmailProps {
  email: string;
  /** Path to continue to. */
  next: string;
}

/** Shown after registration: the account exists, and a confirmation link was emailed. */
export function CheckYourEmail({ email, next }: CheckYourEmailProps) {
  const { i18n } = useLingui();

  // Scrolls to the top, because the longer form that this screen replaces at the same path was scrolled to its end.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);

  return (
    <SignInScreen
      title={i18n.t('Check your email')}
      text={i18n.t(
        'Your account is ready. We’ve sent a link to {email}. Open it on this device to confirm your address.',
        { email },
      )}
    >
      <Typography color="textSecondary">
        {i18n.t('Your guest orders and alerts for {email} will appear once you confirm this address.', {
          email,
        })}
      </Typography>
      <Button component={RouterLink} to={next} replace variant="contained" size="large">
        {i18n.t('Continue')}
      </Button>
      <SendConfirmation email={email} />
    </SignInScreen>
  );
}
