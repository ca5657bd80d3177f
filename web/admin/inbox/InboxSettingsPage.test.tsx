import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { InboxSettingsPage } from './InboxSettingsPage.tsx';

const inbox = {
  __typename: 'Inbox',
  address: 'inbox@store.example',
  hasWebhookSecret: false,
  lastWebhookAt: null,
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
  lastResponse: null as string | null,
  nextPollAt: '2026-11-23T06:01:00Z',
  version: 2,
};
const failingMailbox = {
  failingSince: '2026-11-23T06:01:00Z',
  lastError: 'LOGIN',
  lastResponse: 'Application-specific password required',
  nextPollAt: '2026-11-23T06:33:00Z',
};
const testResult = {
  __typename: 'TestInboxConnectionPayload',
  trouble: null,
  said: null,
  mails: null,
  errors: [] as object[],
};

function show(overrides: Partial<typeof inbox> = {}, responseOverrides: Record<string, object> = {}) {
  const operationNames: string[] = [];
  const responses: Record<string, object> = {
    InboxSettings: { inbox: { ...inbox, ...overrides } },
    ...responseOverrides,
  };
  const link = new ApolloLink(({ operationName: name = '' }) => {
    operationNames.push(name);
    return responses[name] ? of({ data: responses[name] }) : NEVER;
  });
  renderScreen(<InboxSettingsPage />, { link });
  return operationNames;
}

test('an unreadable mailbox shows when it started to fail, the reason and the last success', async () => {
  show(failingMailbox);
  expect(
    await screen.findByText('The mailbox has been unreadable since 23 Nov 2026, 11:46 am.'),
  ).toBeTruthy();
  expect(screen.getByText(/The server rejected this username and password\./)).toBeTruthy();
  expect(screen.getByText('Mail server response: Application-specific password required')).toBeTruthy();
  expect(
    screen.getByText('Last read: 23 Nov 2026, 11:45 am. Next attempt: 23 Nov 2026, 12:18 pm.'),
  ).toBeTruthy();
});

test('a connection test runs on request and shows its problem', async () => {
  const retryInbox = { ...testResult, trouble: 'NO_RESPONSE' };
  const operationNames = show({}, { RetryInbox: { retryInbox } });
  expect(await screen.findByText('Last read: 23 Nov 2026, 11:45 am.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText(/^The server does not respond\./)).toBeTruthy();
  // The mailbox status is refetched after the test.
  expect(operationNames.filter((name) => name === 'InboxSettings')).toHaveLength(2);
});

test('a working mailbox shows how many messages it contains', async () => {
  show(failingMailbox, { RetryInbox: { retryInbox: { ...testResult, mails: 12 } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Connected. The folder contains 12 emails.')).toBeTruthy();
});

test('testing settings before saving shows problems at their fields', async () => {
  const errors = [createUserError({ message: 'Enter a folder name.', field: 'imapFolder' })];
  show({ isPolling: false }, { TestInboxConnection: { testInboxConnection: { ...testResult, errors } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('Enter a folder name.')).toBeTruthy();
  expect(screen.getByLabelText('Folder').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});
