import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteAccountSchema } from '#domain/accounts/accountSchema.ts';
import { waitUntilSettled } from '#web/api/trackRequest.ts';
import { PasswordInput } from '#web/session/signIn/PasswordInput.tsx';
import { useSession } from '#web/session/useSession.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDeleteMyAccountMutation } from './Profile.generated.ts';

export function DeleteAccount() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {i18n.t('Delete my account')}
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { clearLocalSession } = useSession();
  const id = useId();
  const [deleteAccount] = useDeleteMyAccountMutation();
  const form = useForm<{ password: string }>({
    resolver: zodResolver(deleteAccountSchema),
    defaultValues: { password: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      // Requests already sent with the token must complete before the token is invalidated.
      await waitUntilSettled();
      const payload = (await deleteAccount({ variables: { input } })).data?.deleteMyAccount;
      if (!payload?.deleted) return payload?.errors ?? [];
      await clearLocalSession({ everything: true });
      notify.success(i18n.t('Your account has been deleted'));
      return undefined;
    },
    i18n.t('Couldn’t delete the account. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id} variant="h4">
          {i18n.t('Delete your account?')}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>
            <Typography>
              {i18n.t(
                'Your name, addresses, wishlist and activity will be permanently deleted. Your orders and reviews will be kept, without your name.',
              )}
            </Typography>
            <FormAlert>{problem}</FormAlert>
            <PasswordInput
              control={form.control}
              name="password"
              label={i18n.t('Confirm with your password')}
              autoComplete="current-password"
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={form.formState.isSubmitting}>
            {i18n.t('Delete my account')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
