import { useLingui } from '@lingui/react';
import { Alert, Box, Stack, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { type Thread_ThreadFragment, useUpdateThreadMutation } from './Inbox.generated.ts';
import { MessageItem } from './MessageItem.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';

export interface ConversationProps {
  thread: Thread_ThreadFragment;
  /** True if the thread list is not shown next to the conversation. */
  isFullScreen: boolean;
}

/** Shows the messages with the newest in view, the reply box and, on wide screens, the customer. */
export function Conversation({ thread, isFullScreen }: ConversationProps) {
  const { i18n } = useLingui();
  const isContactShown = useMediaQuery((theme) => theme.breakpoints.up(1360));
  const messagesElement = useRef<HTMLDivElement>(null);
  useMarkAsRead(thread);
  const { subject, email, failing, messages, answering } = thread;
  const newestMessageId = messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (newestMessageId) messagesElement.current?.scrollTo?.({ top: messagesElement.current.scrollHeight });
  }, [newestMessageId]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        minHeight: 0,
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        gridTemplateColumns: isContactShown ? 'minmax(0, 1fr) minmax(0, 280px)' : 'minmax(0, 1fr)',
      }}
    >
      <Stack
        component="section"
        aria-label={subject}
        sx={{ minWidth: 0, minHeight: 0, border: { md: 1 }, borderColor: { md: 'divider' }, borderRadius: 1 }}
      >
        <Box sx={{ p: { md: 2 }, pb: { xs: 2, md: 1.5 } }}>
          <ThreadHeader thread={thread} isFullScreen={isFullScreen} isContactShown={isContactShown} />
        </Box>
        <Box
          ref={messagesElement}
          role="group"
          aria-label={i18n.t('Messages in this conversation')}
          // A scroll container must be reachable by keyboard.
          tabIndex={isFullScreen ? undefined : 0}
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
              {i18n.t('Emails to {email} have bounced since {when}: {reason}', {
                email,
                when: formatInstant(failing.since, i18n.locale),
                reason: failing.reason,
              })}
            </Alert>
          )}
          <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </Stack>
        </Box>
        <Box sx={{ p: { md: 2 }, pt: { xs: 2, md: 0.5 } }}>
          <div role="status">
            {answering.length > 0 && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {i18n.t('Also replying: {names}', { names: answering.join(', ') })}
              </Alert>
            )}
          </div>
          <ReplyBox key={thread.id} thread={thread} />
        </Box>
      </Stack>
      {isContactShown && (
        <Box sx={{ minHeight: 0, overflowY: 'auto' }}>
          <ContactPanel thread={thread} />
        </Box>
      )}
    </Box>
  );
}

/** Marks a thread as read when it is opened. */
function useMarkAsRead({ id, isUnread }: Thread_ThreadFragment): void {
  const [update] = useUpdateThreadMutation();
  const markAsRead = useEffectEvent(() => {
    if (isUnread) void update({ variables: { input: { id, isUnread: false } } }).catch(() => null);
  });
  useEffect(() => {
    if (id) markAsRead();
  }, [id]);
}
