import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { requestPasswordResetSchema } from '#domain/accounts/accountSchema.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { usePrefilledEmail } from '../signIn/locationState.ts';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { useRequestPasswordResetMutation } from './ForgottenPasswordPage.generated.ts';

/** Requests a password link by email. It never reveals whether the address has an account. */
export function ForgottenPasswordPage() {
  const { i18n } = useLingui();
  const { state } = useLocation();
  const [request] = useRequestPasswordResetMutation();
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null);
  const form = useForm<{ email: string }>({
    resolver: zodResolver(requestPasswordResetSchema),
    defaultValues: { email: usePrefilledEmail() },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const payload = (await request({ variables: { input } })).data?.requestPasswordReset;
      if (!payload?.requested) return payload?.errors ?? [];
      setSubmittedEmail(input.email);
      return undefined;
    },
    i18n.t('Couldn’t send the link. Please try again.'),
  );

  return (
    <SignInScreen
      title={i18n.t('Forgot your password?')}
      text={i18n.t('Enter your email address and we will send you a link to choose a new password.')}
      footer={
        <Link component={RouterLink} to={paths.login} state={state} underline="always" sx={standaloneLink}>
          {i18n.t('Back to login')}
        </Link>
      }
    >
      {submittedEmail ? (
        <FormAlert severity="success">
          {i18n.t(
            'If there’s an account for {email}, we’ve sent a link to this address. It can be used once and expires in 30 minutes. Please check your spam folder too.',
            { email: submittedEmail },
          )}
        </FormAlert>
      ) : (
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
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {i18n.t('Send link')}
          </Button>
        </Stack>
      )}
    </SignInScreen>
  );
}
