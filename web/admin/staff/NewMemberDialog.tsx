import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useNewDraft } from '../drafts/useNewDraft.ts';
import { assignToPosition, type MemberValues, memberResolver, newMember, toAccount } from './memberValues.ts';
import { RoleInput } from './RoleInput.tsx';
import { StaffDocument, useCreateStaffMutation } from './Staff.generated.ts';

/** Invites a new staff member, who sets their own password. */
export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [create] = useCreateStaffMutation();
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: newMember });
  const draft = useNewDraft(form, 'staff:new');
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name, email, position }) => {
      const input = { name, email, ...toAccount(position) };
      const { member, errors = [] } = (await create({ variables: { input } })).data?.createStaff ?? {};
      if (!member) return assignToPosition(errors);
      notify.success(i18n.t('Invitation sent to {email}', { email: member.email }));
      void client.refetchQueries({ include: [StaffDocument] });
      close();
      return undefined;
    },
    i18n.t('Could not create the account. Try again.'),
  );

  /** Closes the dialog and discards the draft. */
  function close() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={i18n.t('Add staff')}
      text={i18n.t('They will receive an email invitation, valid for 7 days, and choose their own password.')}
      submitLabel={i18n.t('Invite')}
      isSending={form.formState.isSubmitting}
      problem={problem}
      onSubmit={submit}
      onClose={close}
    >
      <DraftNote restoredAt={draft.restoredAt} onDiscard={draft.discard} />
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
