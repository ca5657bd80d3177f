import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Skeleton, Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { LIST_SEARCH } from '../layout/useAdminShortcuts.ts';
import { CountMark } from '../ui/CountMark.tsx';
import { useInboxCountsQuery, useInboxThreadsQuery } from './Inbox.generated.ts';
import { INBOX_TABS, inboxTabs, toInboxTab } from './inboxTabs.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { useThreadKeys } from './useThreadKeys.ts';

const PAGE = 25;

/** The conversations of a tab, what was said last first. */
export function ThreadList({ openId }: { openId: string | undefined }) {
  const { i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const tab = toInboxTab(params.get('tab'));
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const search = useDebounced(typed.trim(), 300);
  const [first, setFirst] = useState(PAGE);
  const filter = search ? { search } : inboxTabs[tab].filter;
  const asked = useInboxThreadsQuery({
    variables: { filter, first },
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, error, refetch } = asked;
  const counts = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  useDeskRefetch('messages', () => Promise.all([refetch(), counts.refetch()]));
  const page = (data ?? (search ? undefined : previousData))?.threads;
  const threads = page?.edges.map(({ node }) => node) ?? [];
  useThreadKeys(threads, openId);

  return (
    <Stack component="section" aria-label={i18n.t('Conversations')} sx={{ gap: 1, minWidth: 0 }}>
      <OutlinedInput
        id={LIST_SEARCH}
        type="search"
        size="small"
        value={typed}
        placeholder={i18n.t('Words, name, email, phone or order')}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ input: { 'aria-label': i18n.t('Search messages'), maxLength: 100 } }}
      />
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={i18n.t('Which conversations')}
        onChange={(_event, next: string) => {
          setTyped('');
          setFirst(PAGE);
          setParams({ tab: next }, { replace: true });
        }}
      >
        {INBOX_TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            sx={{ minWidth: 0, px: 1.25 }}
            label={
              <Stack direction="row" component="span" sx={{ gap: 0.75, alignItems: 'center' }}>
                {i18n.t(inboxTabs[one].label)}
                {one !== 'closed' && <CountMark count={counts.data?.threadCounts[one]} />}
              </Stack>
            }
          />
        ))}
      </Tabs>
      {!page &&
        (error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={320} />)}
      {page && threads.length === 0 && (
        <EmptyState
          title={search ? i18n.t('Nothing found') : i18n.t('Nothing here')}
          text={
            search
              ? i18n.t('Try fewer words, or another spelling.')
              : i18n.t('Messages from the contact page and replies to your mails come in here.')
          }
        />
      )}
      <Box
        component="ul"
        aria-label={i18n.t('Conversations')}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: threads.length > 0 ? 1 : 0, borderColor: 'divider' }}
      >
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            isOpen={thread.id === openId}
            search={params.toString()}
          />
        ))}
      </Box>
      {page?.pageInfo.hasNextPage && first < 100 && (
        <Button variant="text" onClick={() => setFirst(Math.min(first + PAGE, 100))}>
          {i18n.t('Show more')}
        </Button>
      )}
    </Stack>
  );
}
