import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Skeleton, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { LIST_SEARCH_ID } from '#web/admin/screen/useAdminShortcuts.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useInboxCountsQuery } from './Inbox.generated.ts';
import { inboxTabs, toInboxTab } from './inboxTabs.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { ThreadTabs } from './ThreadTabs.tsx';
import { useThreads } from './useThreads.ts';

/** Lists the threads of a tab, latest message first. */
export function ThreadList({ openId }: { openId: string | undefined }) {
  const { i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const tab = toInboxTab(params.get('tab'));
  const [inputText, setInputText] = useState(params.get('q') ?? '');
  const search = useDebounced(inputText.trim(), 300);
  useEffect(() => {
    if (search === (params.get('q') ?? '')) return;
    setParams(search ? { tab, q: search } : { tab }, { replace: true, preventScrollReset: true });
  }, [search, tab, params, setParams]);
  const threadList = useThreads(search ? { search } : inboxTabs[tab].filter);
  const { data, previousData, error, loading, refetch, refresh, more: loadMore } = threadList;
  const countsQuery = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveRefetch('messages', () => Promise.all([refresh(), countsQuery.refetch()]));
  const page = (data ?? (search ? undefined : previousData))?.threads;
  const threads = page?.edges.map(({ node }) => node) ?? [];
  useThreadKeys(threads, openId);
  const emptyState = search
    ? { title: i18n.t('Nothing found'), text: i18n.t('Try fewer words or another spelling.') }
    : { title: i18n.t(inboxTabs[tab].empty.title), text: i18n.t(inboxTabs[tab].empty.text) };

  return (
    <Stack
      component="section"
      aria-label={i18n.t('Conversations')}
      sx={{ gap: 1, minWidth: 0, minHeight: 0 }}
    >
      <OutlinedInput
        id={LIST_SEARCH_ID}
        type="search"
        size="small"
        value={inputText}
        placeholder={i18n.t('Keyword, name, email, phone or order')}
        onChange={({ target }) => setInputText(target.value)}
        slotProps={{ input: { 'aria-label': i18n.t('Search messages'), maxLength: 100 } }}
        sx={{ flexShrink: 0 }}
      />
      <ThreadTabs
        tab={tab}
        counts={countsQuery.data?.threadCounts}
        onTabChange={(newTab) => {
          setInputText('');
          setParams({ tab: newTab }, { replace: true });
        }}
      />
      <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' }, borderTop: 1, borderColor: 'divider' }}>
        {!page && (error ? <ErrorState error={error} retry={refetch} /> : <LoadingRows />)}
        {page && threads.length === 0 && <EmptyState {...emptyState} />}
        <Box component="ul" aria-label={i18n.t('Conversations')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              isOpen={thread.id === openId}
              search={params.toString()}
            />
          ))}
        </Box>
        {page?.pageInfo.hasNextPage && (
          <Button variant="text" fullWidth loading={loading} onClick={loadMore}>
            {i18n.t('Show more')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}

/** Placeholders in the shape of the rows. */
function LoadingRows() {
  return (
    <Box aria-hidden>
      {[60, 45, 70, 55, 40, 65].map((width) => (
        <Box key={width} sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width={`${width}%`} sx={{ my: 0.5 }} />
          <Skeleton width={`${width + 20}%`} sx={{ my: 0.5 }} />
          <Skeleton width="95%" sx={{ my: 0.5 }} />
        </Box>
      ))}
    </Box>
  );
}

/** J opens the next thread and K the previous one, even if the open thread has just left the list. */
function useThreadKeys(threads: readonly { id: string }[], openId: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const openIndex = threads.findIndex(({ id }) => id === openId);
  const lastIndex = useRef(-1);
  useEffect(() => {
    if (openIndex >= 0) lastIndex.current = openIndex;
  }, [openIndex]);

  useScreenKeys((key) => {
    if (key !== 'j' && key !== 'k') return false;
    const hasLeftList = openIndex < 0 && openId !== undefined;
    // If the open thread has left the list, the next thread has taken its position.
    const nextIndex = hasLeftList
      ? lastIndex.current - (key === 'j' ? 0 : 1)
      : openIndex + (key === 'j' ? 1 : -1);
    const thread = threads[nextIndex];
    if (thread) void navigate({ pathname: adminPaths.message(thread.id), search });
    return thread !== undefined;
  });
}
