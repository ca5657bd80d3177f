import { Trans, useLingui } from '@lingui/react';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

export function ContactStep() {
  const { i18n } = useLingui();
  const { isAuthenticated } = useViewer();
  return (
    <CheckoutStep number={1} title={i18n.t('Contact')}>
      {!isAuthenticated && (
        <Typography variant="body2" color="textSecondary">
          <Trans
            id="You can order as a guest. Have an account? <0>Login</0>"
            components={[
              <Link
                key="login"
                component={RouterLink}
                underline="always"
                to={paths.login}
                state={{ from: paths.checkout }}
              />,
            ]}
          />
        </Typography>
      )}
      <ContactFields
        prefix="contact."
        audience="shopper"
        phoneHelp={i18n.t('The courier will call this number before delivery.')}
      />
    </CheckoutStep>
  );
}
