import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BackupsPage } from './BackupsPage.tsx';

const goodBackup = {
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
  isFromOtherServer: false,
};
const failedBackup = {
  ...goodBackup,
  id: 'failed',
  status: 'FAILED',
  file: null,
  bytes: null,
  error: 'The disk of /mnt/backups is full.',
  startedAt: '2026-11-23T20:45:00.000Z',
  checkedAt: null,
};
const backupsFixture = {
  __typename: 'Backups',
  place: '/mnt/backups',
  keep: '7 daily, 4 weekly',
  isEncrypted: true,
  nextAt: '2026-11-24T20:45:00.000Z',
  isLate: false,
  isInDataFolder: false,
  lastGood: goodBackup,
  items: [failedBackup, goodBackup],
};

/** Renders the page. Returns the names of the operations requested. */
function renderPage(backups: object = backupsFixture) {
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    if (!['Backups', 'CreateBackup'].includes(operationName)) return NEVER;
    requests.push(operationName);
    if (operationName === 'CreateBackup')
      return of({
        data: { createBackup: { __typename: 'CreateBackupPayload', backup: failedBackup, errors: [] } },
      });
    return of({ data: { backups } });
  });
  renderScreen(<BackupsPage />, { link });
  return requests;
}

test('the last good backup is shown with its size and time, and each failed one with its reason', async () => {
  renderPage();
  const lastBackup = await screen.findByRole('region', { name: 'Last successful backup' });
  expect(within(lastBackup).getByText('1.2 GB')).toBeTruthy();
  expect(within(lastBackup).getByText('7 daily, 4 weekly')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Failed/ });
  expect(within(row).getByText('The disk of /mnt/backups is full.')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: /^Check the backup from 23 Nov 2026/ })).toBeTruthy();
});

test('warns about an old or missing backup', async () => {
  renderPage({ ...backupsFixture, isLate: true });
  await screen.findByText(/The last successful backup is more than 36 hours old/);
  renderPage({ ...backupsFixture, isLate: true, lastGood: null, items: [] });
  await screen.findByText(/There is no backup yet\. If this machine fails, all store data is lost/);
});

test('warns if automatic backups are off or not encrypted', async () => {
  renderPage({ ...backupsFixture, nextAt: null, isEncrypted: false });
  await screen.findByText(/Automatic backups are off\./);
  await screen.findByText(/Backups are not encrypted: .*Sign-in secrets are left out/);
});

test('a failed backup is shown with the time of its next attempt', async () => {
  renderPage();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^The disk of \/mnt\/backups is full\. Next attempt: 25 Nov 2026/);
});

test('warns if backups are stored where they would be lost with the store', async () => {
  renderPage({ ...backupsFixture, isInDataFolder: true });
  await screen.findByText(/would be lost with this machine/);
});

test('a backup from before a restore is marked and cannot be checked here', async () => {
  renderPage({ ...backupsFixture, lastGood: null, items: [{ ...goodBackup, isFromOtherServer: true }] });
  const row = await screen.findByRole('row', { name: /From before the restore/ });
  expect(within(row).getByText(/^Taken before this store was restored: \/mnt\/backups\//)).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a backup can be started unless one is running', async () => {
  const requests = renderPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(requests.filter((name) => name === 'CreateBackup')).toHaveLength(1);
  renderPage({ ...backupsFixture, items: [{ ...failedBackup, status: 'RUNNING', error: null }] });
  expect(await screen.findByRole('button', { name: /Backing up/ })).toHaveProperty('disabled', true);
});
