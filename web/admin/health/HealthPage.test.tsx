import { ApolloLink } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import { map, of, timer } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { HealthPage } from './HealthPage.tsx';

const queue = { __typename: 'HealthQueue', waiting: 0, underWay: 0, failed: 0, oldestDueMs: 0 };
const GB = 1024 ** 3;
const healthyStore = {
  __typename: 'Health',
  at: '2026-11-23T20:52:10Z',
  concerns: [] as object[],
  version: '1.0.0',
  startedAt: '2026-11-23T20:00:00Z',
  memoryBytes: GB,
  eventLoopMs: 30,
  requestsPerMinute: 12,
  failedRequests: 0,
  database: {
    __typename: 'HealthDatabase',
    version: '11.8.3-MariaDB',
    pingMs: 1,
    pools: [{ __typename: 'HealthPool', pool: 'prisma', used: 2, waiting: 0, most: 10 }],
  },
  jobs: queue,
  failedJobs: [],
  mails: queue,
  mailFailures: [] as object[],
  mailbox: null as object | null,
  disk: { __typename: 'HealthDisk', freeBytes: 53 * GB, totalBytes: 252 * GB },
  lastBackup: { __typename: 'HealthBackup', at: '2026-11-23T19:00:00Z', bytes: 1e6 },
  backupFailure: null as string | null,
  slowStatements: [] as object[],
  lastCrash: null,
  clientErrors: [],
  clientErrorsFromOneAddress: 0,
};
let response: object | null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-23T20:52:10Z') });
});
afterEach(() => vi.useRealTimers());

async function show(health: object) {
  response = health;
  const link = new ApolloLink(() =>
    response ? of({ data: { health: response } }) : timer(3000).pipe(map(fail)),
  );
  renderScreen(<HealthPage />, { link });
  await screen.findByRole('region', { name: 'Disk' });
}

const getVerdict = () => within(screen.getByRole('status'));

test('a healthy store shows the time of the check to the second', async () => {
  await show(healthyStore);
  expect(getVerdict().getByRole('heading', { name: 'No problems found' })).toBeTruthy();
  expect(getVerdict().getByText('Checked at 2:37:10 am. Refreshes every ten seconds.')).toBeTruthy();
  expect(screen.getByText('53 GB free of 252 GB')).toBeTruthy();
});

test('a store that does not respond is shown as unhealthy until it responds again', async () => {
  await show({
    ...healthyStore,
    concerns: [{ __typename: 'HealthConcern', ...createConcern('BACKUPS_OFF') }],
  });
  response = null;
  await act(() => vi.advanceTimersByTimeAsync(15_000));

  expect(getVerdict().getByRole('heading', { name: 'The store is not responding' })).toBeTruthy();
  expect(getVerdict().getByText(/^No response since 2:37:10 am\./)).toBeTruthy();
  expect(screen.getByText('The figures below are from 2:37:10 am and may be out of date.')).toBeTruthy();
  expect(screen.queryByText('No daily backup is set up')).toBeNull();

  for (let second = 0; second < 15; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(getVerdict().getByRole('heading', { name: 'The store is not responding' })).toBeTruthy();
  }

  response = { ...healthyStore, at: '2026-11-23T20:52:50Z' };
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(getVerdict().getByRole('heading', { name: 'No problems found' })).toBeTruthy();
});

test('failed backups and delayed emails are both shown with reasons', async () => {
  await show({
    ...healthyStore,
    concerns: [
      { __typename: 'HealthConcern', ...createConcern('BACKUP_FAILED', 3) },
      { __typename: 'HealthConcern', ...createConcern('MAILS_DELAYED', 2) },
    ],
    backupFailure: 'The disk of /mnt/backups is full.',
    mailFailures: [
      {
        __typename: 'HealthMailFailure',
        failure: 'UNREACHABLE',
        error: 'connect ECONNREFUSED 127.0.0.1:587',
        givenUp: 0,
        retryingCount: 2,
      },
    ],
  });
  const concernRegion = screen.getByRole('region', { name: 'The store is running, but needs attention' });
  expect(within(concernRegion).getByText('The last 3 backups failed')).toBeTruthy();
  expect(within(concernRegion).getByText(/The disk of \/mnt\/backups is full\./)).toBeTruthy();
  expect(
    within(concernRegion).getByText('2 emails have not been sent yet: the mail server could not be reached'),
  ).toBeTruthy();
});

test('an unreadable mailbox is shown with the reason, the last success and a link to its settings', async () => {
  await show({
    ...healthyStore,
    concerns: [{ __typename: 'HealthConcern', ...createConcern('MAILBOX_FAILING', 900_000) }],
    mailbox: {
      __typename: 'HealthMailbox',
      polledAt: '2026-11-23T20:36:10Z',
      failingSince: '2026-11-23T20:37:10Z',
      lastError: 'LOGIN',
      lastResponse: 'Invalid credentials',
      nextPollAt: '2026-11-23T20:54:10Z',
    },
  });
  const concernRegion = within(
    screen.getByRole('region', { name: 'The store is running, but needs attention' }),
  );
  expect(concernRegion.getByText('Customer replies have not been fetched for 15 min')).toBeTruthy();
  expect(
    concernRegion.getByText(/rejected this username and password.*Last read: 24 Nov 2026, 2:21 am/),
  ).toBeTruthy();
  expect(concernRegion.getByRole('link').getAttribute('href')).toContain('/admin/messages/settings');
  const panel = within(screen.getByRole('region', { name: 'Replies from the mailbox' }));
  expect(panel.getByText('24 Nov 2026, 2:22 am')).toBeTruthy();
  expect(panel.getByText('Invalid credentials').closest('details')?.open).toBe(false);
});

test('a queue shows its longest wait, or that no row is due yet', async () => {
  await show({
    ...healthyStore,
    mails: { ...queue, waiting: 195 },
    jobs: { ...queue, waiting: 2, oldestDueMs: 40 * 60_000 },
  });
  const getLongestWait = (panel: string) =>
    within(screen.getByRole('region', { name: panel })).getByText('Longest wait').nextSibling?.textContent;
  expect(getLongestWait('Emails')).toBe('None due yet');
  expect(getLongestWait('Jobs')).toBe('40 min');
});

test('technical details are shown on request', async () => {
  await show({
    ...healthyStore,
    slowStatements: [
      {
        __typename: 'HealthSlowStatement',
        sql: 'SELECT 1',
        count: 2,
        maxMs: 400,
        lastAt: '2026-11-23T20:40:00Z',
      },
    ],
  });
  for (const text of ['Event loop delay', 'SELECT 1', 'Connections in use'])
    expect(screen.getByText(text).closest('details')?.open).toBe(false);
});

function fail(): never {
  throw new TypeError('Failed to fetch');
}

function createConcern(kind: string, count = 1) {
  return { concern: kind, severity: 'WARNING', count };
}
