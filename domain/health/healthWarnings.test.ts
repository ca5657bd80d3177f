import { expect, test } from 'vitest';
import { findHealthWarnings, type HealthMeasurements } from './healthWarnings.ts';

const GB = 1024 ** 3;
const healthyMeasurements: HealthMeasurements = {
  pingMs: 2,
  waitingRequests: 0,
  eventLoopMs: 25,
  failedRequests: 0,
  jobs: { failed: 0, oldestDueMs: 500 },
  emails: { failed: 0, oldestDueMs: 0 },
  disk: { freeBytes: 50 * GB, totalBytes: 100 * GB },
  delayedEmails: 0,
  placeholders: 0,
  mailboxFailureMs: 60_000,
  backupAgeMs: 3_600_000,
  failedBackups: 0,
  hasDailyBackups: true,
  refusedSignIns: 20,
  clientErrors: 1,
  unexpectedExits: 0,
};

test('a healthy store has no warnings', () => {
  expect(findHealthWarnings(healthyMeasurements)).toEqual([]);
});

test.each<[string, Partial<HealthMeasurements>, string, number]>([
  ['a slow database', { pingMs: 400 }, 'DATABASE_SLOW', 400],
  ['requests waiting for the database', { waitingRequests: 4 }, 'DATABASE_POOL_EXHAUSTED', 4],
  ['a busy server', { eventLoopMs: 900.4 }, 'SERVER_BUSY', 900],
  ['failed requests', { failedRequests: 12 }, 'SERVER_ERRORS', 12],
  ['delayed jobs', { jobs: { failed: 0, oldestDueMs: 1_200_000 } }, 'JOBS_STUCK', 1_200_000],
  ['failed emails', { emails: { failed: 3, oldestDueMs: 0 } }, 'MAILS_FAILED', 3],
  ['a nearly full disk', { disk: { freeBytes: GB, totalBytes: 100 * GB } }, 'DISK_FULL', 1],
  ['missing pictures', { placeholders: 7 }, 'MEDIA_UNREACHABLE', 7],
  ['an unexpected exit of the server', { unexpectedExits: 2 }, 'SERVER_CRASHED', 2],
  ['a missing backup', { backupAgeMs: null }, 'NO_BACKUP', 1],
  ['an old backup', { backupAgeMs: 40 * 3_600_000 }, 'BACKUP_OLD', 40 * 3_600_000],
  ['emails delayed by an unavailable mail server', { delayedEmails: 2 }, 'MAILS_DELAYED', 2],
  ['an unreadable mailbox', { mailboxFailureMs: 900_000 }, 'MAILBOX_FAILING', 900_000],
  ['failed backups with an older valid backup', { failedBackups: 3 }, 'BACKUP_FAILED', 3],
  ['a store without daily backups', { hasDailyBackups: false }, 'BACKUPS_OFF', 1],
  ['many refused sign-ins', { refusedSignIns: 21 }, 'SIGN_INS_FAILED', 21],
  ['browser errors', { clientErrors: 9 }, 'CLIENT_ERRORS', 9],
])('warns about %s', (_case, measurements, concern, count) => {
  expect(findHealthWarnings({ ...healthyMeasurements, ...measurements })).toMatchObject([{ concern, count }]);
});

test('gives no warning for a small disk that is mostly free or for a large disk that is 10% free', () => {
  for (const disk of [
    { freeBytes: GB, totalBytes: 4 * GB },
    { freeBytes: 9 * GB, totalBytes: 100 * GB },
  ])
    expect(findHealthWarnings({ ...healthyMeasurements, disk })).toEqual([]);
});

test('problems that stop sales come first', () => {
  const warnings = findHealthWarnings({ ...healthyMeasurements, backupAgeMs: null, pingMs: 400 });
  expect(warnings.map(({ severity }) => severity)).toEqual(['CRITICAL', 'WARNING']);
});
