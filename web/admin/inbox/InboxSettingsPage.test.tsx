import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { aUserError } from '#web/testing/aUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { InboxSettingsPage } from './InboxSettingsPage.tsx';

const inbox = {
  __typename: 'Inbox',
  address: 'inbox@store.example',
  hasHookSecret: false,
  hookedAt: null,
  imapHost: 'imap.store.example',
  imapPort: 993,
  isImapSecure: true,
  imapUser: 'inbox@store.example',
  hasImapPassword: true,
  imapFolder: 'INBOX',
  isPolling: true,
  polledAt: '2026-11-23T06:00:00Z' as string | null,
  failingSince: null as string | null,
  lastError: null as string | null,
  lastSaid: null as string | null,
  nextPollAt: '2026-11-23T06:01:00Z',
  version: 2,
};
const failing = {
  failingSince: '2026-11-23T06:01:00Z',
  lastError: 'LOGIN',
  lastSaid: 'Application-specific password required',
  nextPollAt: '2026-11-23T06:33:00Z',
};
const tried = {
  __typename: 'TestInboxConnectionPayload',
  trouble: null,
  said: null,
  mails: null,
  errors: [] as object[],
};

function show(given: Partial<typeof inbox> = {}, answers: Record<string, object> = {}) {
  const asked: string[] = [];
  const known: Record<string, object> = { InboxSettings: { inbox: { ...inbox, ...given } }, ...answers };
  const link = new ApolloLink(({ operationName: name = '' }) => {
    asked.push(name);
    return known[name] ? of({ data: known[name] }) : NEVER;
  });
  renderScreen(<InboxSettingsPage />, { link });
  return asked;
}

test('a mailbox that cannot be read is said since when, why in two words, and when it last worked', async () => {
  show(failing);
  expect(await screen.findByText('The mailbox cannot be read since 23 Nov 2026, 11:46 am.')).toBeTruthy();
  expect(screen.getByText(/does not take this user and password/)).toBeTruthy();
  expect(screen.getByText('The mail server said: Application-specific password required')).toBeTruthy();
  expect(
    screen.getByText('Read last at 23 Nov 2026, 11:45 am. Tried again at 23 Nov 2026, 12:18 pm.'),
  ).toBeTruthy();
});

test('it is tried when somebody asks, and what is wrong then is said', async () => {
  const retryInbox = { ...tried, trouble: 'NO_ANSWER' };
  const asked = show({}, { RetryInbox: { retryInbox } });
  expect(await screen.findByText('Read last at 23 Nov 2026, 11:45 am.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText(/^The server does not answer\./)).toBeTruthy();
  // What became of it is read anew.
  expect(asked.filter((name) => name === 'InboxSettings')).toHaveLength(2);
});

test('one that works again says how much lies in it', async () => {
  show(failing, { RetryInbox: { retryInbox: { ...tried, mails: 12 } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('It works: 12 mails lie in the folder.')).toBeTruthy();
});

test('settings that are tried before they are kept say what is wrong at their field', async () => {
  const errors = [aUserError({ message: 'Enter the name of a folder.', field: 'imapFolder' })];
  show({ isPolling: false }, { TestInboxConnection: { testInboxConnection: { ...tried, errors } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('Enter the name of a folder.')).toBeTruthy();
  expect(screen.getByLabelText('Folder').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});
