import { Trans, useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { CheckYourEmail } from '../emailLinks/CheckYourEmail.tsx';
import { useViewer } from '../useViewer.ts';
import { useReturnPath } from './locationState.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInScreen } from './SignInScreen.tsx';

export function RegisterPage() {
  const { i18n } = useLingui();
  const { isAuthenticated, isLoading } = useViewer();
  const { state } = useLocation();
  const returnPath = useReturnPath(paths.dashboard);
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);

  if (registeredEmail) return <CheckYourEmail email={registeredEmail} next={returnPath} />;
  if (isAuthenticated) return <Navigate to={returnPath} replace />;
  if (isLoading) return <ScreenSpinner />;

  return (
    <SignInScreen
      title={i18n.t('Create an account')}
      text={i18n.t('Track your orders, save your wishlist and check out faster.')}
      footer={
        <Trans
          id="Have an account? <0>Login</0>"
          components={[
            <Link key="login" component={RouterLink} underline="always" to={paths.login} state={state} />,
          ]}
        />
      }
    >
      <RegisterForm onRegistered={setRegisteredEmail} />
    </SignInScreen>
  );
}
