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
import { useReplyDraft } from './useReplyDraft.ts';

type MessageKind = 'answer' | 'note';

/** Box for a reply or an internal note. The text is stored as a draft and restored on the next visit. */
export function ReplyBox({ thread }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  const note = useTextDraft(`thread-note:${thread.id}`);
  const [kind, setKind] = useState<MessageKind>(
    note.restoredAt === null || thread.myDraft ? 'answer' : 'note',
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, write, clear } = useReplyDraft(thread);
  const [sendReply, replyState] = useReplyToThreadMutation();
  const [addNote, noteState] = useAddThreadNoteMutation();
  // Thread version that the writer has seen. After a conflict, the writer must send the reply again.
  const [seenVersion, setSeenVersion] = useState(thread.version);
  const problemId = `${field}-why`;
  const text = kind === 'answer' ? draft : note.text;
  const isBusy = replyState.loading || noteState.loading;
  const { id, name, address } = thread;

  async function send(status: ThreadStatus) {
    const input = { id, text: draft, version: draft === '' ? thread.version : seenVersion, status };
    const result = await sendReply({ variables: { input } }).catch(() => null);
    const { thread: sentReply, errors = [] } = result?.data?.replyToThread ?? {};
    if (errors[0]?.code === 'CONFLICT') {
      setSeenVersion(thread.version);
      return setProblem(
        i18n.t(
          'Someone added to this conversation while you were writing. Read the new messages above, then send your reply if it still applies.',
        ),
      );
    }
    setProblem(errors[0]?.message ?? null);
    if (!sentReply) return;
    setSeenVersion(sentReply.version);
    clear();
    notify.success(i18n.t('Reply to {name} queued', { name }));
  }

  async function saveNote() {
    const result = await addNote({ variables: { input: { id, text: note.text } } }).catch(() => null);
    const { thread: updatedThread, errors = [] } = result?.data?.addThreadNote ?? {};
    setProblem(errors[0]?.message ?? null);
    if (updatedThread) note.reset();
  }

  function change(value: string) {
    setProblem(null);
    if (kind === 'note') return note.write(value);
    if (draft === '') setSeenVersion(thread.version);
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
        void (kind === 'answer' ? send('WAITING') : saveNote());
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Tabs
          value={kind}
          aria-label={i18n.t('Reply or note')}
          onChange={(_event, newKind: MessageKind) => {
            setProblem(null);
            setKind(newKind);
          }}
        >
          <Tab value="answer" label={i18n.t('Reply')} />
          <Tab value="note" label={i18n.t('Note for staff')} />
        </Tabs>
        {kind === 'answer' && (
          <SavedReplyMenu
            thread={thread}
            onChoose={(reply) => change(draft ? `${draft}\n\n${reply}` : reply)}
          />
        )}
      </Stack>
      {kind === 'note' && <DraftNote restoredAt={note.restoredAt} onDiscard={note.reset} />}
      <FormControl fullWidth error={problem !== null}>
        <FormLabel htmlFor={field}>
          {kind === 'answer'
            ? i18n.t('Your reply to {name}', { name })
            : i18n.t('Note visible to staff only')}
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
            void (kind === 'answer' ? send('WAITING') : saveNote());
          }}
          aria-describedby={problem === null ? undefined : problemId}
          slotProps={{ input: { maxLength: 10_000 } }}
        />
        <FormHelperText id={problemId} role="alert">
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
              ? i18n.t('Replies will appear in this conversation.')
              : i18n.t('Replies go to the store’s mailbox only, because no reply address is set.')}
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
              {i18n.t('Send reply')}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
            {i18n.t('Save note')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
