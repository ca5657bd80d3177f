import { useLingui } from '@lingui/react';
import { Alert, Box, Stack, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { type Thread_ThreadFragment, useUpdateThreadMutation } from './Inbox.generated.ts';
import { SaidItem } from './SaidItem.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { WriterPanel } from './WriterPanel.tsx';

export interface ConversationProps {
  thread: Thread_ThreadFragment;
  /** Whether the list is not beside it. */
  isAlone: boolean;
}

/** What was said, the newest in sight, and the box to answer in; on a wide desk, who writes is beside it. */
export function Conversation({ thread, isAlone }: ConversationProps) {
  const { i18n } = useLingui();
  const showsWriter = useMediaQuery((theme) => theme.breakpoints.up(1360));
  const said = useRef<HTMLDivElement>(null);
  useTakeNotice(thread);
  const { subject, email, failing, messages, answering } = thread;
  const newest = messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest) said.current?.scrollTo?.({ top: said.current.scrollHeight });
  }, [newest]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        minHeight: 0,
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        gridTemplateColumns: showsWriter ? 'minmax(0, 1fr) minmax(0, 280px)' : 'minmax(0, 1fr)',
      }}
    >
      <Stack
        component="section"
        aria-label={subject}
        sx={{ minWidth: 0, minHeight: 0, border: { md: 1 }, borderColor: { md: 'divider' }, borderRadius: 1 }}
      >
        <Box sx={{ p: { md: 2 }, pb: { xs: 2, md: 1.5 } }}>
          <ThreadHead thread={thread} isAlone={isAlone} showsWriter={showsWriter} />
        </Box>
        <Box
          ref={said}
          role="group"
          aria-label={i18n.t('What was said')}
          // What scrolls by itself can be reached by the keyboard.
          tabIndex={isAlone ? undefined : 0}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: { md: 'auto' },
            p: { md: 2 },
            borderTop: { md: 1 },
            borderBottom: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          {failing && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {i18n.t('Mails to {email} come back since {when}: {reason}', {
                email,
                when: formatInstant(failing.since, i18n.locale),
                reason: failing.reason,
              })}
            </Alert>
          )}
          <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {messages.map((message) => (
              <SaidItem key={message.id} message={message} />
            ))}
          </Stack>
        </Box>
        <Box sx={{ p: { md: 2 }, pt: { xs: 2, md: 0.5 } }}>
          <div role="status">
            {answering.length > 0 && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {i18n.t('{names} is answering just now.', { names: answering.join(', ') })}
              </Alert>
            )}
          </div>
          <AnswerBox key={thread.id} thread={thread} />
        </Box>
      </Stack>
      {showsWriter && (
        <Box sx={{ minHeight: 0, overflowY: 'auto' }}>
          <WriterPanel thread={thread} />
        </Box>
      )}
    </Box>
  );
}

/** Whoever opens a conversation has read it. */
function useTakeNotice({ id, isUnread }: Thread_ThreadFragment): void {
  const [update] = useUpdateThreadMutation();
  const read = useEffectEvent(() => {
    if (isUnread) void update({ variables: { input: { id, isUnread: false } } }).catch(() => null);
  });
  useEffect(() => {
    if (id) read();
  }, [id]);
}
