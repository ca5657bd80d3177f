import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useNewDraft } from '../drafts/useNewDraft.ts';
import { type MemberValues, memberResolver, newMember, ofPosition, toAccount } from './memberValues.ts';
import { RoleInput } from './RoleInput.tsx';
import { StaffDocument, useCreateStaffMutation } from './Staff.generated.ts';

/** Invites somebody to run the store: they choose their own password. */
export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [create] = useCreateStaffMutation();
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: newMember });
  const draft = useNewDraft(form, 'staff:new');
  const { submit, problem } = useFormSend(
    form,
    async ({ name, email, position }) => {
      const input = { name, email, ...toAccount(position) };
      const { member, errors = [] } = (await create({ variables: { input } })).data?.createStaff ?? {};
      if (!member) return ofPosition(errors);
      notify.success(i18n.t('{email} is invited', { email: member.email }));
      void client.refetchQueries({ include: [StaffDocument] });
      close();
      return undefined;
    },
    i18n.t('The account could not be created. Please try again.'),
  );

  /** What was typed here goes with the dialog. */
  function close() {
    draft.forget();
    onClose();
  }

  return (
    <FormDialog
      title={i18n.t('Add staff')}
      text={i18n.t('They get an invitation by email and choose their own password. It is valid for 7 days.')}
      confirm={i18n.t('Invite')}
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={close}
    >
      <DraftNote at={draft.restoredAt} onDiscard={draft.discard} />
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
        label={i18n.t('Email')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <RoleInput control={form.control} />
    </FormDialog>
  );
}
