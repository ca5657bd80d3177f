import type { ThreadFilter } from '#web/graphql/types.generated.ts';

export const INBOX_TABS = ['open', 'mine', 'waiting', 'closed'] as const;

export type InboxTab = (typeof INBOX_TABS)[number];

interface InboxTabDefinition {
  label: string;
  filter: ThreadFilter;
  /** Text shown if the tab is empty. */
  empty: { title: string; text: string };
}

export const inboxTabs: Record<InboxTab, InboxTabDefinition> = {
  open: {
    label: /*i18n*/ 'Open',
    filter: { status: 'OPEN' },
    empty: {
      title: /*i18n*/ 'No messages need a reply',
      text: /*i18n*/ 'Messages from the contact page and replies to your emails appear here.',
    },
  },
  mine: {
    label: /*i18n*/ 'Mine',
    filter: { isMine: true },
    empty: {
      title: /*i18n*/ 'No conversations assigned to you',
      text: /*i18n*/ 'Conversations assigned to you appear here until they are closed.',
    },
  },
  waiting: {
    label: /*i18n*/ 'Waiting',
    filter: { status: 'WAITING' },
    empty: {
      title: /*i18n*/ 'No conversations are waiting for a customer',
      text: /*i18n*/ 'After you reply, conversations wait here until the customer responds.',
    },
  },
  closed: {
    label: /*i18n*/ 'Closed',
    filter: { status: 'CLOSED' },
    empty: {
      title: /*i18n*/ 'No closed conversations',
      text: /*i18n*/ 'Closed conversations stay here. A new reply reopens them.',
    },
  },
};

export function toInboxTab(text: string | null): InboxTab {
  return INBOX_TABS.find((tab) => tab === text) ?? 'open';
}
