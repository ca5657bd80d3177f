import { useLingui } from '@lingui/react';
import { Button, Link } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { formatInstant } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import { standing } from '#web/ui/browser/touch.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';

/** The link shows that the address is read, not that its reader opened the account: the password shows that. */
export function SignInToVerify({ worksFrom }: { worksFrom?: string }) {
  const { i18n } = useLingui();
  const location = useLocation();
  return (
    <SignInScreen
      title={i18n.t('Email address')}
      text={i18n.t('Sign in to confirm your email address.')}
      footer={
        <>
          {worksFrom
            ? i18n.t('Can’t remember your password? Reset it with your earlier address.')
            : i18n.t('Did not create this account? Reset the password to keep others out.')}{' '}
          <Link component={RouterLink} to={paths.forgottenPassword} underline="always" sx={standing}>
            {i18n.t('Reset your password')}
          </Link>
        </>
      }
    >
      {worksFrom && (
        <FormAlert severity="info">
          {i18n.t('If you can’t sign in any more, open the link again from {from} on.', {
            from: formatInstant(worksFrom, i18n.locale),
          })}
        </FormAlert>
      )}
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
