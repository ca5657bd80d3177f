import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { parseMentions } from '#domain/orders/mentions.ts';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { useTextDraft } from '#web/admin/drafts/useTextDraft.ts';
import { listInWords } from '#web/locale/listInWords.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useDeskMembersQuery } from '../tags/OrderTags.generated.ts';
import { MentionInput } from './MentionInput.tsx';

export interface NoteFormProps {
  label: string;
  /** Key under which the draft is stored until the note is saved. */
  draft: string;
  /** Initial text. */
  text?: string;
  save: string;
  /** Resolves to the problem, if there is one. */
  onSave: (note: { text: string; mentions: string[] }) => Promise<string | undefined>;
  onCancel?: () => void;
}

/** Form for a staff note. Typing @ mentions a colleague, who is then notified. */
export function NoteForm({ label, draft, text: initialText, save, onSave, onCancel }: NoteFormProps) {
  const { i18n } = useLingui();
  const { text, restoredAt, write, reset } = useTextDraft(draft, initialText);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Text that mentions nobody and for which the user has already been warned. */
  const [warnedText, setWarnedText] = useState<string | null>(null);
  const { data } = useDeskMembersQuery();
  const members = data?.assignableStaff ?? [];
  const { mentionedIds, ambiguous } = parseMentions(members, text);
  const isWarned = warnedText === text && ambiguous.length > 0;

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '' || isBusy) return;
    if (data && ambiguous.length > 0 && !isWarned) return setWarnedText(text);
    setBusy(true);
    const errorMessage = await onSave({ text, mentions: mentionedIds }).catch(() =>
      i18n.t('Could not save the note. Try again.'),
    );
    setBusy(false);
    setProblem(errorMessage ?? null);
    if (errorMessage === undefined) reset();
    return undefined;
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void send(event)} sx={{ gap: 1 }}>
      <DraftNote restoredAt={restoredAt} onDiscard={reset} />
      <FormAlert>{problem}</FormAlert>
      {isWarned &&
        ambiguous.map(({ mention, matches }) => (
          <FormAlert key={mention} severity="warning">
            {matches.length === 0
              ? i18n.t('No staff member is called {name}, so nobody will be notified.', {
                  name: `@${mention}`,
                })
              : i18n.t('{name} matches {names}. Choose one from the list, or nobody will be notified.', {
                  name: `@${mention}`,
                  names: listInWords(
                    matches.map((member) => member.name),
                    'or',
                    i18n.locale,
                  ),
                })}
          </FormAlert>
        ))}
      <MentionInput
        label={label}
        helperText={i18n.t('Visible to staff only. Type @ and a name to notify that person.')}
        value={text}
        members={members}
        onChange={write}
        onSend={() => void send()}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={text.trim() === ''}>
          {isWarned ? i18n.t('Save anyway') : save}
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
