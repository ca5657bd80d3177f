import { Trans, useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { addDeviceToken } from '../token/deviceToken.storage.ts';
import { useViewer } from '../useViewer.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLoginMutation } from './LoginPage.generated.ts';
import { useReturnPath } from './locationState.ts';
import { SignInScreen } from './SignInScreen.tsx';

export function LoginPage() {
  const { i18n } = useLingui();
  const { isAuthenticated, isLoading, error } = useViewer();
  const { state } = useLocation();
  const returnPath = useReturnPath(paths.dashboard);
  const [login] = useLoginMutation();

  if (isAuthenticated) return <Navigate to={returnPath} replace />;
  if (isLoading) return <ScreenSpinner />;

  return (
    <SignInScreen
      title={i18n.t('Login')}
      text={i18n.t('Welcome back. Log in to see your orders and wishlist.')}
      footer={
        <Trans
          id="New here? <0>Create an account</0>"
          components={[
            <Link
              key="register"
              component={RouterLink}
              underline="always"
              to={paths.register}
              state={state}
            />,
          ]}
        />
      }
    >
      <FormAlert severity="info">{error}</FormAlert>
      <LoginForm
        onSend={async (input) => (await login({ variables: { input: addDeviceToken(input) } })).data?.login}
      />
    </SignInScreen>
  );
}
