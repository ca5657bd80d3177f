import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/useNotify.ts';
import { type MemberValues, memberResolver, newMember } from './memberValues.ts';
import { RoleInput } from './RoleInput.tsx';
import { StaffDocument, useCreateStaffMutation } from './Staff.generated.ts';

/** Invites somebody to run the store: they choose their own password. */
export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const titleId = useId();
  const [create] = useCreateStaffMutation();
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: newMember });
  const { submit, problem } = useFormSend(
    form,
    async (input) => {
      const { member, errors = [] } = (await create({ variables: { input } })).data?.createStaff ?? {};
      if (!member) return errors;
      notify.success(i18n.t('{email} is invited', { email: member.email }));
      void client.refetchQueries({ include: [StaffDocument] });
      onClose();
      return undefined;
    },
    i18n.t('The account could not be opened. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
        <DialogTitle id={titleId} variant="h2">
          {i18n.t('Add staff')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {i18n.t('They get an invitation by mail and choose their own password. It is valid for 7 days.')}
          </DialogContentText>
          <FormAlert>{problem}</FormAlert>
          <TextInput
            control={form.control}
            name="name"
            label={i18n.t('Full name')}
            autoComplete="off"
            maxLength={80}
            autoFocus
          />
          <TextInput
            control={form.control}
            name="email"
            label={i18n.t('E-mail')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <RoleInput control={form.control} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {i18n.t('Invite')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
