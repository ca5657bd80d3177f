import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { type Login, type LoginForm as LoginValues, loginSchema } from '#domain/accounts/accountSchema.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { usePrefilledEmail } from './locationState.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useSignInForm } from './useSignInForm.ts';

export interface LoginFormProps {
  onSend: Parameters<typeof useSignInForm<LoginValues, Login>>[1];
}

export function LoginForm({ onSend }: LoginFormProps) {
  const { i18n } = useLingui();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<LoginValues, unknown, Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: usePrefilledEmail(), password: '', code: '' },
  });
  const { state } = useLocation();
  const email = useWatch({ control: form.control, name: 'email' });
  const { submit, problem } = useSignInForm(
    form,
    onSend,
    i18n.t('Login failed'),
    needsCode ? undefined : () => setNeedsCode(true),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      <FormAlert>{problem}</FormAlert>
      <TextInput
        control={form.control}
        name="email"
        label={i18n.t('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordInput
        control={form.control}
        name="password"
        label={i18n.t('Password')}
        autoComplete="current-password"
      />
      {needsCode && <CodeInput control={form.control} name="code" autoFocus />}
      <Link
        component={RouterLink}
        to={paths.forgottenPassword}
        state={{ ...state, email }}
        variant="body2"
        sx={{ ...standaloneLink, alignSelf: 'start' }}
      >
        {i18n.t('Forgot your password?')}
      </Link>
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {i18n.t('Login')}
      </Button>
    </Stack>
  );
}
