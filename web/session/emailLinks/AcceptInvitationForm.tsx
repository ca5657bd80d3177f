import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { acceptInvitationSchema } from '#domain/accounts/accountSchema.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { NewPasswordInput } from '../signIn/NewPasswordInput.tsx';
import { toFormProblem } from '../token/tokenProblem.ts';
import { type InvitationPageQuery, useAcceptInvitationMutation } from './InvitationPage.generated.ts';

interface AcceptInvitationFormProps {
  token: string;
  invitation: NonNullable<InvitationPageQuery['invitation']>;
  onAccepted: () => void;
}

export function AcceptInvitationForm({ token, invitation, onAccepted }: AcceptInvitationFormProps) {
  const { i18n } = useLingui();
  const [acceptInvitation] = useAcceptInvitationMutation();
  const { name, email } = invitation;
  const form = useForm<{ token: string; name: string; password: string }>({
    resolver: zodResolver(acceptInvitationSchema),
    defaultValues: { token, name, password: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const payload = (await acceptInvitation({ variables: { input } })).data?.acceptInvitation;
      if (!payload?.accepted) return (payload?.errors ?? []).map(toFormProblem);
      onAccepted();
      return undefined;
    },
    i18n.t('Couldn’t accept the invitation. Please try again.'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      <FormAlert>{problem}</FormAlert>
      <div>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Email')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
      </div>
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <TextInput control={form.control} name="name" label={i18n.t('Full name')} autoComplete="name" />
      <NewPasswordInput control={form.control} name="password" label={i18n.t('Password')} />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {i18n.t('Accept the invitation')}
      </Button>
    </Stack>
  );
}
