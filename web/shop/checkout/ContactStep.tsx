import { Trans, useLingui } from '@lingui/react';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { CheckoutControl } from './checkoutControl.ts';

export function ContactStep({ control }: { control: CheckoutControl }) {
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
      <TextInput control={control} name="contact.name" label={i18n.t('Full name')} autoComplete="name" />
      <TextInput
        control={control}
        name="contact.email"
        label={i18n.t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextInput
        control={control}
        name="contact.phone"
        label={i18n.t('Mobile phone')}
        helperText={i18n.t('The courier will call this number before delivery.')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </CheckoutStep>
  );
}
