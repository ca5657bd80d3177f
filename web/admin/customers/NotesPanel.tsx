import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { customerNoteSchema } from '#domain/customers/customerNoteSchema.ts';
import { shorten } from '#domain/text/shorten.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useNewDraft } from '../drafts/useNewDraft.ts';
import { Panel } from '../ui/Panel.tsx';
import {
  type CustomerPage_CustomerFragment,
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
} from './CustomerPage.generated.ts';

const REFETCH_OPTIONS = { refetchQueries: ['CustomerPage'], awaitRefetchQueries: true };

/** Notes by staff about a customer. */
export function NotesPanel({ customer: { id, notes } }: { customer: CustomerPage_CustomerFragment }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const notify = useNotify();
  const [add] = useAddCustomerNoteMutation(REFETCH_OPTIONS);
  const [remove] = useDeleteCustomerNoteMutation(REFETCH_OPTIONS);
  const form = useForm({ resolver: zodResolver(customerNoteSchema), defaultValues: { text: '' } });
  const draft = useNewDraft(form, `note:${id}`);
  const { submit, problem } = useSubmitForm(
    form,
    async ({ text }) => {
      const { data } = await add({ variables: { input: { id, text } } });
      const { note, errors } = data?.addCustomerNote ?? {};
      if (!note) return errors ?? [];
      form.reset();
      return undefined;
    },
    i18n.t('Could not save the note. Try again.'),
  );

  /** A failed request has already shown its reason in a toast. */
  async function deleteNote(noteId: string) {
    const result = await remove({ variables: { input: { id: noteId } } }).catch(() => null);
    const errorMessage = result?.data?.deleteCustomerNote.errors[0]?.message;
    if (errorMessage) notify.error(errorMessage);
  }

  return (
    <Panel title={i18n.t('Notes')}>
      {can('manageCustomers') && (
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1, alignItems: 'flex-start' }}>
          <DraftNote restoredAt={draft.restoredAt} onDiscard={draft.discard} />
          <FormAlert>{problem}</FormAlert>
          <TextInput
            control={form.control}
            name="text"
            label={i18n.t('New note')}
            helperText={i18n.t('Visible to staff only.')}
            multiline
            minRows={2}
            maxLength={2000}
          />
          <Button type="submit" size="small" variant="outlined" loading={form.formState.isSubmitting}>
            {i18n.t('Save note')}
          </Button>
        </Stack>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: notes.length > 0 ? 2 : 0 }}>
        {notes.map((note) => (
          <Box key={note.id} component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="body2" color="textSecondary">
                {i18n.t('{name}, {when}', {
                  name: note.authorName ?? i18n.t('Former staff'),
                  when: formatInstant(note.createdAt, i18n.locale),
                })}
              </Typography>
              {can('manageCustomers') && (
                <Button
                  size="small"
                  aria-label={i18n.t('Delete the note: {text}', { text: shorten(note.text, 40) })}
                  onClick={() => void deleteNote(note.id)}
                >
                  {i18n.t('Delete')}
                </Button>
              )}
            </Stack>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
