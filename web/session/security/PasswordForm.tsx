import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { changePasswordSchema } from '#domain/accounts/accountSchema.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { NewPasswordInput } from '../signIn/NewPasswordInput.tsx';
import { PasswordInput } from '../signIn/PasswordInput.tsx';
import { useSignInForm } from '../signIn/useSignInForm.ts';
import { useChangePasswordMutation } from './PasswordForm.generated.ts';

export function PasswordForm() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<{ currentPassword: string; newPassword: string }>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { submit, problem } = useSignInForm(
    form,
    async (input) => {
      const payload = (await changePassword({ variables: { input } })).data?.changePassword;
      if (payload?.token) {
        form.reset();
        notify.success(i18n.t('Password changed'));
      }
      return payload;
    },
    i18n.t('Couldn’t change the password. Please try again.'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5, alignItems: 'flex-start' }}>
      <FormAlert>{problem}</FormAlert>
      <PasswordInput
        control={form.control}
        name="currentPassword"
        label={i18n.t('Current password')}
        autoComplete="current-password"
      />
      <NewPasswordInput control={form.control} name="newPassword" label={i18n.t('New password')} />
      <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
        {i18n.t('Change password')}
      </Button>
    </Stack>
  );
}
