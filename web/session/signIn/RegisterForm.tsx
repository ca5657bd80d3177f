import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import {
  type RegisterForm as RegisterValues,
  type Registration,
  registerSchema,
} from '#domain/accounts/accountSchema.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { addDeviceToken } from '../token/deviceToken.storage.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { useRegisterMutation } from './RegisterPage.generated.ts';
import { useSignInForm } from './useSignInForm.ts';

export interface RegisterFormProps {
  /** Called with the address of a new account before its session starts. */
  onRegistered: (email: string) => void;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { i18n } = useLingui();
  const [register] = useRegisterMutation();
  const form = useForm<RegisterValues, unknown, Registration>({
    resolver: zodResolver(registerSchema),
    defaultValues: { name: '', email: '', phone: '', password: '' },
  });
  const { control, formState } = form;
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const { submit, problem } = useSignInForm(
    form,
    async (input) => {
      const payload = (
        await register({
          variables: {
            input: addDeviceToken({
              ...input,
              language: i18n.locale === 'ne' ? ('NE' as const) : ('EN' as const),
            }),
          },
        })
      ).data?.register;
      setTakenEmail(payload?.errors.some(({ code }) => code === 'EMAIL_TAKEN') ? input.email : null);
      if (payload?.user) onRegistered(payload.user.email);
      return payload;
    },
    i18n.t('Registration failed'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      <FormAlert>{problem}</FormAlert>
      <TextInput control={control} name="name" label={i18n.t('Full name')} autoComplete="name" />
      <TextInput
        control={control}
        name="email"
        label={i18n.t('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      {takenEmail && formState.errors.email && <ExistingAccountLinks email={takenEmail} />}
      <TextInput
        control={control}
        name="phone"
        label={i18n.t('Phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <NewPasswordInput control={control} name="password" label={i18n.t('Password')} />
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        {i18n.t('Create account')}
      </Button>
    </Stack>
  );
}

/** Links shown if the address already has an account. They pass the address to the next screen. */
function ExistingAccountLinks({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { state } = useLocation();
  const linkProps = {
    component: RouterLink,
    state: { ...state, email },
    underline: 'always',
    sx: standaloneLink,
  } as const;

  return (
    <Stack direction="row" sx={{ mt: -2, columnGap: 3, rowGap: 1, flexWrap: 'wrap' }}>
      <Link {...linkProps} to={paths.login}>
        {i18n.t('Sign in')}
      </Link>
      <Link {...linkProps} to={paths.forgottenPassword}>
        {i18n.t('Reset your password')}
      </Link>
    </Stack>
  );
}
