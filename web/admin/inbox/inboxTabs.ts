import type { ThreadFilter } from '#web/graphql/types.generated.ts';

export const INBOX_TABS = ['open', 'mine', 'waiting', 'closed'] as const;

export type InboxTab = (typeof INBOX_TABS)[number];

export const inboxTabs: Record<InboxTab, { label: string; filter: ThreadFilter }> = {
  open: { label: /*i18n*/ 'Open', filter: { status: 'OPEN' } },
  mine: { label: /*i18n*/ 'Mine', filter: { mine: true } },
  waiting: { label: /*i18n*/ 'Waiting', filter: { status: 'WAITING' } },
  closed: { label: /*i18n*/ 'Closed', filter: { status: 'CLOSED' } },
};

export function toInboxTab(text: string | null): InboxTab {
  return INBOX_TABS.find((tab) => tab === text) ?? 'open';
}
