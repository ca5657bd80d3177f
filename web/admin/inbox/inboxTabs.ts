import type { ThreadFilter } from '#web/graphql/types.generated.ts';

export const INBOX_TABS = ['open', 'mine', 'waiting', 'closed'] as const;

export type InboxTab = (typeof INBOX_TABS)[number];

interface TabOfInbox {
  label: string;
  filter: ThreadFilter;
  /** What stands there where nothing is in it. */
  empty: { title: string; text: string };
}

export const inboxTabs: Record<InboxTab, TabOfInbox> = {
  open: {
    label: /*i18n*/ 'Open',
    filter: { status: 'OPEN' },
    empty: {
      title: /*i18n*/ 'Nobody waits for an answer',
      text: /*i18n*/ 'Messages from the contact page and replies to your mails come in here.',
    },
  },
  mine: {
    label: /*i18n*/ 'Mine',
    filter: { isMine: true },
    empty: {
      title: /*i18n*/ 'Nothing is in your hands',
      text: /*i18n*/ 'Conversations that are assigned to you stand here until they are closed.',
    },
  },
  waiting: {
    label: /*i18n*/ 'Waiting',
    filter: { status: 'WAITING' },
    empty: {
      title: /*i18n*/ 'No customer has to answer',
      text: /*i18n*/ 'Once you have answered, a conversation waits here for the customer.',
    },
  },
  closed: {
    label: /*i18n*/ 'Closed',
    filter: { status: 'CLOSED' },
    empty: {
      title: /*i18n*/ 'Nothing is closed yet',
      text: /*i18n*/ 'What is settled is kept here. A reply opens it again.',
    },
  },
};

export function toInboxTab(text: string | null): InboxTab {
  return INBOX_TABS.find((tab) => tab === text) ?? 'open';
}
