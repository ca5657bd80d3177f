import { useLingui } from '@lingui/react';
import {
  Button,
  FormControl,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import type { ThreadStatus } from '#web/graphql/types.generated.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useTextDraft } from '../drafts/useTextDraft.ts';
import {
  type Thread_ThreadFragment,
  useAddThreadNoteMutation,
  useReplyToThreadMutation,
} from './Inbox.generated.ts';
import { SavedReplyMenu } from './SavedReplyMenu.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

type Kind = 'answer' | 'note';

/** Where an answer is written, or a note for the other staff. What is written is kept, here and for the next visit. */
export function AnswerBox({ thread }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  const note = useTextDraft(`thread-note:${thread.id}`);
  const [kind, setKind] = useState<Kind>(note.restoredAt === null || thread.myDraft ? 'answer' : 'note');
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, write, forget } = useKeptDraft(thread);
  const [answer, answering] = useReplyToThreadMutation();
  const [addNote, noting] = useAddThreadNoteMutation();
  // What the writer has seen: whoever was quicker changes it only once they have been told.
  const [seen, setSeen] = useState(thread.version);
  const why = `${field}-why`;
  const text = kind === 'answer' ? draft : note.text;
  const isBusy = answering.loading || noting.loading;
  const { id, name, address } = thread;

  async function send(status: ThreadStatus) {
    const input = { id, text: draft, version: draft === '' ? thread.version : seen, status };
    const given = await answer({ variables: { input } }).catch(() => null);
    const { thread: sent, errors = [] } = given?.data?.replyToThread ?? {};
    if (errors[0]?.code === 'CONFLICT') {
      setSeen(thread.version);
      return setProblem(
        i18n.t(
          'Something was written here in the meantime. Read it above, and send again if your answer still fits.',
        ),
      );
    }
    setProblem(errors[0]?.message ?? null);
    if (!sent) return;
    setSeen(sent.version);
    forget();
    notify.success(i18n.t('Your answer is on its way to {name}', { name }));
  }

  async function keepNote() {
    const given = await addNote({ variables: { input: { id, text: note.text } } }).catch(() => null);
    const { thread: noted, errors = [] } = given?.data?.addThreadNote ?? {};
    setProblem(errors[0]?.message ?? null);
    if (noted) note.reset();
  }

  function change(value: string) {
    setProblem(null);
    if (kind === 'note') return note.write(value);
    if (draft === '') setSeen(thread.version);
    write(value);
  }

  useScreenKeys((key) => {
    if (key !== 'r' && key !== 'n') return false;
    setKind(key === 'r' ? 'answer' : 'note');
    box.current?.focus();
    return true;
  });

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void (kind === 'answer' ? send('WAITING') : keepNote());
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Tabs
          value={kind}
          aria-label={i18n.t('Answer or note')}
          onChange={(_event, next: Kind) => {
            setProblem(null);
            setKind(next);
          }}
        >
          <Tab value="answer" label={i18n.t('Answer')} />
          <Tab value="note" label={i18n.t('Note for staff')} />
        </Tabs>
        {kind === 'answer' && (
          <SavedReplyMenu
            thread={thread}
            onChoose={(reply) => change(draft ? `${draft}\n\n${reply}` : reply)}
          />
        )}
      </Stack>
      {kind === 'note' && <DraftNote at={note.restoredAt} onDiscard={note.reset} />}
      <FormControl fullWidth error={problem !== null}>
        <FormLabel htmlFor={field}>
          {kind === 'answer'
            ? i18n.t('Your answer to {name}', { name })
            : i18n.t('A note that only staff read')}
        </FormLabel>
        <OutlinedInput
          id={field}
          multiline
          minRows={3}
          maxRows={10}
          inputRef={box}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBusy) return;
            event.preventDefault();
            void (kind === 'answer' ? send('WAITING') : keepNote());
          }}
          aria-describedby={problem === null ? undefined : why}
          slotProps={{ input: { maxLength: 10_000 } }}
        />
        <FormHelperText id={why} role="alert">
          {problem && i18n.t(problem)}
        </FormHelperText>
      </FormControl>
      <Stack
        direction="row"
        sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}
      >
        {kind === 'answer' && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}
          >
            {address
              ? i18n.t('Replies come into this conversation.')
              : i18n.t('Replies come to the store’s mailbox only: no address for them is set.')}
          </Typography>
        )}
        {kind === 'answer' ? (
          <>
            <Button
              variant="outlined"
              disabled={isBusy || text.trim() === ''}
              onClick={() => void send('CLOSED')}
            >
              {i18n.t('Send and close')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
              {i18n.t('Send answer')}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
            {i18n.t('Keep note')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
