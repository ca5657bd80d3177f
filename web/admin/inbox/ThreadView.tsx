import ArrowBackOutlined from 'icon:outline-arrow-back';
import { useLingui } from '@lingui/react';
import { Alert, Box, IconButton, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { AnswerBox } from './AnswerBox.tsx';
import {
  type Thread_ThreadFragment,
  useInboxThreadQuery,
  useUpdateThreadMutation,
} from './Inbox.generated.ts';
import { SaidItem } from './SaidItem.tsx';
import { ThreadBar } from './ThreadBar.tsx';

export interface ThreadViewProps {
  id: string;
  /** Whether the list is not beside it. */
  isAlone: boolean;
}

/** One conversation: who it is with, what was said, and the box to answer in. */
export function ThreadView({ id, isAlone }: ThreadViewProps) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useInboxThreadQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useDeskRefetch('messages', refetch);
  if (!data)
    return error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />;
  if (!data.thread)
    return (
      <EmptyState
        title={i18n.t('Conversation not found')}
        text={i18n.t('It may have been removed with its account.')}
      />
    );
  return <Conversation thread={data.thread} isAlone={isAlone} />;
}

function Conversation({ thread, isAlone }: { thread: Thread_ThreadFragment; isAlone: boolean }) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  useTakeNotice(thread);
  const { subject, name, email, customer, order, failing, messages, answering } = thread;
  return (
    <Stack
      component="section"
      aria-label={subject}
      sx={{
        gap: 2,
        p: { md: 2 },
        border: { md: 1 },
        borderColor: { md: 'divider' },
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        {isAlone && (
          <IconButton
            component={Link}
            to={{ pathname: adminPaths.messages, search }}
            aria-label={i18n.t('All messages')}
            sx={{ ml: -1 }}
          >
            <ArrowBackOutlined />
          </IconButton>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {customer ? (
              <MuiLink component={Link} to={adminPaths.customer(customer.id)}>
                {name}
              </MuiLink>
            ) : (
              name
            )}{' '}
            · {email}
            {order && (
              <>
                {' · '}
                <MuiLink component={Link} to={adminPaths.order(order.number)}>
                  {order.number}
                </MuiLink>
              </>
            )}
          </Typography>
        </Box>
      </Stack>
      <ThreadBar thread={thread} />
      {failing && (
        <Alert severity="error">
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
      <div role="status">
        {answering.length > 0 && (
          <Alert severity="warning">
            {i18n.t('{names} is answering just now.', { names: answering.join(', ') })}
          </Alert>
        )}
      </div>
      <AnswerBox key={thread.id} thread={thread} />
    </Stack>
  );
}

/** Whoever opens a conversation has read it. */
function useTakeNotice({ id, unread }: Thread_ThreadFragment): void {
  const [update] = useUpdateThreadMutation();
  const read = useEffectEvent(() => {
    if (unread) void update({ variables: { input: { id, unread: false } } }).catch(() => null);
  });
  useEffect(() => {
    if (id) read();
  }, [id]);
}
