import { useLingui } from '@lingui/react';
import { Button, Link } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { formatInstant } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';

/**
 * Prompts the reader to sign in: the link proves access to the mailbox, and the password proves that the reader created
 * the account.
 */
export function SignInToVerify({ validFrom }: { validFrom?: string }) {
  const { i18n } = useLingui();
  const location = useLocation();
  return (
    <SignInScreen
      title={i18n.t('Email address')}
      text={i18n.t('Sign in to confirm your email address.')}
      footer={
        <>
          {validFrom
            ? i18n.t('Can’t remember your password? Reset it with your previous address.')
            : i18n.t('Didn’t create this account? Reset the password to keep others out.')}{' '}
          <Link component={RouterLink} to={paths.forgottenPassword} underline="always" sx={standaloneLink}>
            {i18n.t('Reset your password')}
          </Link>
        </>
      }
    >
      {validFrom && (
        <FormAlert severity="info">
          {i18n.t('If you can no longer sign in, open the link again after {from}.', {
            from: formatInstant(validFrom, i18n.locale),
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
