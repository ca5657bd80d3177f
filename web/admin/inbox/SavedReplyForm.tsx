import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { settleReads } from '#web/api/settleReads.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import {
  type SavedReplies_ReplyFragment,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
} from './Inbox.generated.ts';

export interface SavedReplyFormProps {
  /** Reply to edit; null to create one. */
  reply: SavedReplies_ReplyFragment | null;
  onClose: () => void;
}

/** Edits a saved reply in both languages. */
export function SavedReplyForm({ reply, onClose }: SavedReplyFormProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [create] = useCreateSavedReplyMutation();
  const [update] = useUpdateSavedReplyMutation();
  const form = useForm({
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '', textNe: reply?.textNe ?? '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const payload = reply
        ? (await update({ variables: { input: { id: reply.id, version: reply.version, ...values } } })).data
            ?.updateSavedReply
        : (await create({ variables: { input: values } })).data?.createSavedReply;
      if (!payload?.savedReply) return payload?.errors ?? [];
      await settleReads(client.refetchQueries({ include: ['SavedReplies'] }));
      form.reset(values);
      onClose();
      return undefined;
    },
    i18n.t('Could not save the reply. Try again.'),
  );
  return (
    <FormDialog
      title={reply ? i18n.t('Edit {name}', { name: reply.title }) : i18n.t('New reply')}
      text={i18n.t('Filled in when the reply is used: {places}', { places: '{name}, {order}, {store}' })}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={form.control} name="title" label={i18n.t('Title')} maxLength={80} />
      <TextInput control={form.control} name="text" label={i18n.t('In English')} multiline minRows={4} />
      <TextInput
        control={form.control}
        name="textNe"
        label={i18n.t('In Nepali')}
        multiline
        minRows={4}
        lang="ne"
      />
    </FormDialog>
  );
}
