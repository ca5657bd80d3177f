import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { readAgain } from '#web/api/readAgain.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import {
  type SavedReplies_ReplyFragment,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
} from './Inbox.generated.ts';

export interface SavedReplyFormProps {
  /** The one that is changed; null for a new one. */
  reply: SavedReplies_ReplyFragment | null;
  onClose: () => void;
}

/** Writes an answer that is used again and again, in both languages. */
export function SavedReplyForm({ reply, onClose }: SavedReplyFormProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [create] = useCreateSavedReplyMutation();
  const [update] = useUpdateSavedReplyMutation();
  const form = useForm({
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '', textNe: reply?.textNe ?? '' },
  });
  const { submit, problem } = useFormSend(
    form,
    async (words) => {
      const answer = reply
        ? (await update({ variables: { input: { id: reply.id, version: reply.version, ...words } } })).data
            ?.updateSavedReply
        : (await create({ variables: { input: words } })).data?.createSavedReply;
      if (!answer?.savedReply) return answer?.errors ?? [];
      await readAgain(client.refetchQueries({ include: ['SavedReplies'] }));
      form.reset(words);
      onClose();
      return undefined;
    },
    i18n.t('The reply could not be kept. Please try again.'),
  );
  return (
    <FormDialog
      title={reply ? i18n.t('Edit {name}', { name: reply.title }) : i18n.t('New reply')}
      text={i18n.t('These are filled in when it is used: {places}', { places: '{name}, {order}, {store}' })}
      problem={problem}
      confirm={i18n.t('Save')}
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
