import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { name, optionalPhone } from '#domain/text/fields.ts';
import { useSession } from '#web/session/useSession.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Profile_UserFragment, useUpdateProfileMutation } from './Profile.generated.ts';

const rules = z.object({ name, phone: optionalPhone });

export function ProfileForm({ user }: { user: Profile_UserFragment }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { updateViewer } = useSession();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<z.input<typeof rules>, unknown, z.output<typeof rules>>({
    resolver: zodResolver(rules),
    defaultValues: { name: user.name, phone: user.phone ?? '' },
  });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name, phone }) => {
      const input = { name, phone: phone ?? null };
      const payload = (await updateProfile({ variables: { input } })).data?.updateProfile;
      if (!payload?.user) return payload?.errors ?? [];
      updateViewer(payload.user);
      form.reset({ name: payload.user.name, phone: payload.user.phone ?? '' });
      notify.success(i18n.t('Profile saved'));
      return undefined;
    },
    i18n.t('Profile update failed'),
  );

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5, alignItems: 'flex-start' }}>
      <FormAlert>{problem}</FormAlert>
      <TextInput control={control} name="name" label={i18n.t('Full name')} autoComplete="name" />
      <TextInput
        control={control}
        name="phone"
        label={i18n.t('Phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!formState.isDirty}
        loading={formState.isSubmitting}
      >
        {i18n.t('Save')}
      </Button>
    </Stack>
  );
}
