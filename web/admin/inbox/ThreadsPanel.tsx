import { useLingui } from '@lingui/react';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { useInboxThreadsQuery } from './Inbox.generated.ts';
import { threadStates } from './threadStates.ts';
import { WriteDialog } from './WriteDialog.tsx';

export interface ThreadsPanelProps {
  about: { orderId: string } | { customerId: string };
  name: string;
  subject?: string;
}

/** Lists the threads of an order or a customer, and starts a new one. */
export function ThreadsPanel(props: ThreadsPanelProps) {
  const can = useHasPermission();
  return can('readMessages') ? <Threads {...props} /> : null;
}

function Threads({ about, name, subject }: ThreadsPanelProps) {
  const { i18n } = useLingui();
  const [isWriting, setIsWriting] = useState(false);
  const { data, refetch } = useInboxThreadsQuery({
    variables: { filter: about, first: 10 },
    fetchPolicy: 'cache-and-network',
  });
  useLiveRefetch('messages', refetch);
  const threads = data?.threads.edges.map(({ node }) => node) ?? [];
  return (
    <Panel
      title={i18n.t('Messages')}
      action={
        <Button
          size="small"
          variant="outlined"
          sx={{ overflowWrap: 'anywhere' }}
          onClick={() => setIsWriting(true)}
        >
          {i18n.t('Write to {name}', { name })}
        </Button>
      }
    >
      {threads.length === 0 && (
        <Typography color="textSecondary">{i18n.t('No conversations yet.')}</Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {threads.map((thread) => (
          <Box component="li" key={thread.id}>
            <MuiLink component={Link} to={adminPaths.message(thread.id)}>
              {thread.subject}
            </MuiLink>
            <Typography variant="body2" color="textSecondary" component="div">
              <StatusDot tone={threadStates[thread.status].tone}>
                {i18n.t(threadStates[thread.status].text)}
              </StatusDot>{' '}
              · <Age at={thread.lastAt} />
            </Typography>
          </Box>
        ))}
      </Stack>
      {isWriting && (
        <WriteDialog to={{ name, ...about }} subject={subject ?? ''} onClose={() => setIsWriting(false)} />
      )}
    </Panel>
  );
}
