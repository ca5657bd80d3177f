import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { resetPasswordSchema } from '#domain/accounts/accountSchema.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { NewPasswordInput } from '../signIn/NewPasswordInput.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { toFormProblem } from '../token/tokenProblem.ts';
import { useResetPasswordMutation } from './ResetPasswordPage.generated.ts';

/** Opened by the link in the email, which contains its token. */
export function ResetPasswordPage() {
  const { i18n } = useLingui();
  const [searchParams] = useSearchParams();
  const [resetPassword] = useResetPasswordMutation();
  const [isDone, setDone] = useState(false);
  const form = useForm<{ token: string; newPassword: string }>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { token: searchParams.get('token') ?? '', newPassword: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const payload = (await resetPassword({ variables: { input } })).data?.resetPassword;
      if (!payload?.reset) return (payload?.errors ?? []).map(toFormProblem);
      setDone(true);
      return undefined;
    },
    i18n.t('Couldn’t change the password. Please try again.'),
  );

  return (
    <SignInScreen
      title={i18n.t('New password')}
      text={i18n.t('Choose a new password. All your devices will be signed out.')}
      footer={
        <Link component={RouterLink} to={paths.forgottenPassword} underline="always" sx={standaloneLink}>
          {i18n.t('Request a new link')}
        </Link>
      }
    >
      {isDone ? (
        <>
          <FormAlert severity="success">{i18n.t('Your password has been changed.')}</FormAlert>
          <Button component={RouterLink} to={paths.login} variant="contained" size="large">
            {i18n.t('Login')}
          </Button>
        </>
      ) : (
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
          <FormAlert>{problem}</FormAlert>
          <NewPasswordInput control={form.control} name="newPassword" label={i18n.t('New password')} />
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {i18n.t('Change password')}
          </Button>
        </Stack>
      )}
    </SignInScreen>
  );
}
