import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BackupsPage } from './BackupsPage.tsx';

const good = {
  __typename: 'Backup',
  id: 'good',
  trigger: 'SCHEDULE',
  status: 'DONE',
  place: '/mnt/backups',
  file: 'backup-20261122T204500Z.tar.age',
  bytes: 1_234_567_890,
  sha256: 'a'.repeat(64),
  isEncrypted: true,
  error: null,
  startedAt: '2026-11-22T20:45:00.000Z',
  finishedAt: '2026-11-22T20:49:00.000Z',
  checkedAt: '2026-11-22T20:49:00.000Z',
  removedAt: null,
  isElsewhere: false,
};
const failed = {
  ...good,
  id: 'failed',
  status: 'FAILED',
  file: null,
  bytes: null,
  error: 'The disk of /mnt/backups is full.',
  startedAt: '2026-11-23T20:45:00.000Z',
  checkedAt: null,
};
const plan = {
  __typename: 'Backups',
  place: '/mnt/backups',
  keep: '7 daily, 4 weekly',
  isEncrypted: true,
  nextAt: '2026-11-24T20:45:00.000Z',
  isLate: false,
  isWithStore: false,
  lastGood: good,
  items: [failed, good],
};

/** Shows the page; answers the names of what was asked. */
function show(backups: object = plan) {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    if (!['Backups', 'CreateBackup'].includes(operationName)) return NEVER;
    asked.push(operationName);
    if (operationName === 'CreateBackup')
      return of({
        data: { createBackup: { __typename: 'CreateBackupPayload', backup: failed, errors: [] } },
      });
    return of({ data: { backups } });
  });
  renderScreen(<BackupsPage />, { link });
  return asked;
}

test('the last good backup is told with its size and moment, and each that failed with its reason', async () => {
  show();
  const last = await screen.findByRole('region', { name: 'Last good backup' });
  expect(within(last).getByText('1.2 GB')).toBeTruthy();
  expect(within(last).getByText('7 daily, 4 weekly')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Failed/ });
  expect(within(row).getByText('The disk of /mnt/backups is full.')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: /^Check the backup of 23 Nov 2026/ })).toBeTruthy();
});

test('a store whose last good backup is old, or missing, is warned', async () => {
  show({ ...plan, isLate: true });
  await screen.findByText(/older than a day and a half/);
  show({ ...plan, isLate: true, lastGood: null, items: [] });
  await screen.findByText(/If this machine is lost, so is the store/);
});

test('a store that takes none by itself, and one that does not encrypt them, are told so', async () => {
  show({ ...plan, nextAt: null, isEncrypted: false });
  await screen.findByText(/does not back itself up/);
  await screen.findByText(/secrets that sign people in are left out/);
});

test('the last one that failed is told with when it is tried again', async () => {
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^The disk of \/mnt\/backups is full\. The next try is at 25 Nov 2026/);
});

test('backups that would be lost together with the store are warned of', async () => {
  show({ ...plan, isWithStore: true });
  await screen.findByText(/lost together with this machine/);
});

test('what the store before a restore has written is told as such, and cannot be checked here', async () => {
  show({ ...plan, lastGood: null, items: [{ ...good, isElsewhere: true }] });
  const row = await screen.findByRole('row', { name: /Of the store before/ });
  expect(within(row).getByText(/^Taken before this store was restored: \/mnt\/backups\//)).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a backup is begun, and none while one is being written', async () => {
  const asked = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(asked.filter((name) => name === 'CreateBackup')).toHaveLength(1);
  show({ ...plan, items: [{ ...failed, status: 'RUNNING', error: null }] });
  expect(await screen.findByRole('button', { name: /Backing up/ })).toHaveProperty('disabled', true);
});
