import { useLingui } from '@lingui/react';
import { Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { Conversation } from './Conversation.tsx';
import { useInboxThreadQuery } from './Inbox.generated.ts';

export interface ThreadViewProps {
  id: string;
  /** True if the thread fills the screen, without the list next to it. */
  isFullScreen: boolean;
}

/** One thread: its header, messages and reply box. */
export function ThreadView({ id, isFullScreen }: ThreadViewProps) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useInboxThreadQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useLiveRefetch('messages', refetch);
  const thread = data?.thread;
  const content: ReactNode = thread ? (
    <Conversation thread={thread} isFullScreen={isFullScreen} />
  ) : data ? (
    <EmptyState
      title={i18n.t('Conversation not found')}
      text={i18n.t('It may have been deleted with the customer’s account.')}
      action={
        isFullScreen && (
          <Button component={Link} to={adminPaths.messages} variant="contained">
            {i18n.t('All conversations')}
          </Button>
        )
      }
    />
  ) : error ? (
    <ErrorState error={error} retry={refetch} />
  ) : (
    <Skeleton aria-hidden variant="rounded" height={420} />
  );
  return isFullScreen ? (
    <AdminPage title={thread?.subject ?? i18n.t('Conversation')}>{content}</AdminPage>
  ) : (
    content
  );
}
