import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { markMentionsRead } from '#domain/orders/mentions.ts';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { useTextDraft } from '#web/admin/drafts/useTextDraft.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useDeskMembersQuery } from '../tags/OrderTags.generated.ts';
import { MentionInput } from './MentionInput.tsx';

export interface NoteFormProps {
  label: string;
  /** Under what name its words are kept until they are saved. */
  draft: string;
  /** What it begins with. */
  text?: string;
  save: string;
  /** Answers what is wrong, if anything is. */
  onSave: (note: { text: string; mentions: string[] }) => Promise<string | undefined>;
  onCancel?: () => void;
}

/** A note for the other staff, in which @ names somebody who is told of it. */
export function NoteForm({ label, draft, text: given, save, onSave, onCancel }: NoteFormProps) {
  const { i18n } = useLingui();
  const { text, restoredAt, write, reset } = useTextDraft(draft, given);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The text of which it was said that it names nobody. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const { data } = useDeskMembersQuery();
  const members = data?.deskMembers ?? [];
  const { meant, unclear } = markMentionsRead(members, text);
  const isDoubted = doubted === text && unclear.length > 0;

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '' || isBusy) return;
    if (data && unclear.length > 0 && !isDoubted) return setDoubted(text);
    setBusy(true);
    const refused = await onSave({ text, mentions: meant }).catch(() =>
      i18n.t('The note could not be saved. Please try again.'),
    );
    setBusy(false);
    setProblem(refused ?? null);
    if (refused === undefined) reset();
    return undefined;
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void send(event)} sx={{ gap: 1 }}>
      <DraftNote at={restoredAt} onDiscard={reset} />
      <FormAlert>{problem}</FormAlert>
      {isDoubted &&
        unclear.map(({ word, fitting }) => (
          <FormAlert key={word} severity="warning">
            {fitting.length === 0
              ? i18n.t('Nobody of the staff is called {name}, so nobody is told.', { name: `@${word}` })
              : i18n.t('{name} may be {names}. Choose one from the list, or nobody is told.', {
                  name: `@${word}`,
                  names: listInWords(
                    fitting.map((member) => member.name),
                    'or',
                    i18n.locale,
                  ),
                })}
          </FormAlert>
        ))}
      <MentionInput
        label={label}
        helperText={i18n.t('Only staff can see it. Type @ and a name to notify that person.')}
        value={text}
        members={members}
        onChange={write}
        onSend={() => void send()}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={text.trim() === ''}>
          {isDoubted ? i18n.t('Save anyway') : save}
        </Button>
        {onCancel && (
          <Button
            size="small"
            onClick={() => {
              reset();
              onCancel();
            }}
          >
            {i18n.t('Cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
