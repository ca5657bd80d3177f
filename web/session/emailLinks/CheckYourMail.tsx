import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { SendConfirmation } from './SendConfirmation.tsx';

export interface CheckYourMailProps {
  email: string;
  /** Where the shopper was going. */
  next: string;
}

/** What is said after registering: the account is open, and a link waits in the mailbox. */
export function CheckYourMail({ email, next }: CheckYourMailProps) {
  const { i18n } = useLingui();

  // It takes the place of a longer form at the same address, whose end is in view.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);

  return (
    <SignInScreen
      title={i18n.t('Check your mail')}
      text={i18n.t(
        'Your account is ready. We sent a link to {email}. Open it on this device to confirm your address.',
        { email },
      )}
    >
      <Typography color="textSecondary">
        {i18n.t('Orders and alerts made with {email} as a guest appear once you confirm this address.', {
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
