import { useLingui } from '@lingui/react';
import { Stack, Tab, Tabs } from '@mui/material';
import { CountMark } from '../ui/CountMark.tsx';
import type { InboxCountsQuery } from './Inbox.generated.ts';
import { INBOX_TABS, type InboxTab, inboxTabs } from './inboxTabs.ts';

export interface ThreadTabsProps {
  tab: InboxTab;
  counts: InboxCountsQuery['threadCounts'] | undefined;
  onTabChange: (tab: InboxTab) => void;
}

/** Tabs of the threads by status. */
export function ThreadTabs({ tab, counts, onTabChange }: ThreadTabsProps) {
  const { i18n } = useLingui();
  return (
    <Tabs
      value={tab}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={i18n.t('Conversation filter')}
      onChange={(_event, newTab: InboxTab) => onTabChange(newTab)}
      sx={{ flexShrink: 0 }}
    >
      {INBOX_TABS.map((inboxTab) => (
        <Tab
          key={inboxTab}
          value={inboxTab}
          sx={{ minWidth: 0, px: 1 }}
          label={
            <Stack direction="row" component="span" sx={{ gap: 0.75, alignItems: 'center' }}>
              {i18n.t(inboxTabs[inboxTab].label)}
              {inboxTab !== 'closed' && <CountMark count={counts?.[inboxTab]} />}
            </Stack>
          }
        />
      ))}
    </Tabs>
  );
}
