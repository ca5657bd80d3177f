import { useLingui } from '@lingui/react';
import { Button, Link } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { standing } from '#web/ui/browser/touch.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';

/** The link shows that the address is read, not that its reader opened the account: the password shows that. */
export function SignInToVerify() {
  const { i18n } = useLingui();
  const location = useLocation();
  return (
    <SignInScreen
      title={i18n.t('Email address')}
      text={i18n.t('Sign in to confirm your email address.')}
      footer={
        <>
          {i18n.t('Did not create this account? Reset the password to keep others out.')}{' '}
          <Link component={RouterLink} to={paths.forgottenPassword} underline="always" sx={standing}>
            {i18n.t('Reset your password')}
          </Link>
        </>
      }
    >
      <Button
        component={RouterLink}
        to={paths.login}
        state={{ from: location }}
        variant="contained"
        size="large"
      >
        {i18n.t('Sign in')}
      </Button>
    </SignInScreen>
  );
}
