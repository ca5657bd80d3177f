import { expect, test } from 'vitest';
import { concernsOf, type Vitals } from './concerns.ts';

const GB = 1024 ** 3;
const well: Vitals = {
  pingMs: 2,
  waitingForDatabase: 0,
  eventLoopMs: 25,
  failedRequests: 0,
  jobs: { failed: 0, oldestDueMs: 500 },
  mails: { failed: 0, oldestDueMs: 0 },
  disk: { freeBytes: 50 * GB, totalBytes: 100 * GB },
  delayedMails: 0,
  placeholders: 0,
  mailboxFailingMs: 60_000,
  backupAgeMs: 3_600_000,
  failedBackups: 0,
  backsUpDaily: true,
  refusedSignIns: 20,
  clientErrors: 1,
  unexpectedEnds: 0,
};

test('a store that is well gives no concern', () => {
  expect(concernsOf(well)).toEqual([]);
});

test.each<[string, Partial<Vitals>, string, number]>([
  ['a slow database', { pingMs: 400 }, 'DATABASE_SLOW', 400],
  ['people who wait for the database', { waitingForDatabase: 4 }, 'DATABASE_CROWDED', 4],
  ['a server that is late', { eventLoopMs: 900.4 }, 'SERVER_BUSY', 900],
  ['requests that fail', { failedRequests: 12 }, 'SERVER_ERRORS', 12],
  ['jobs that wait', { jobs: { failed: 0, oldestDueMs: 1_200_000 } }, 'JOBS_STUCK', 1_200_000],
  ['mails that failed', { mails: { failed: 3, oldestDueMs: 0 } }, 'MAILS_FAILED', 3],
  ['a disk with little left', { disk: { freeBytes: GB, totalBytes: 100 * GB } }, 'DISK_FULL', 1],
  ['pictures that cannot be shown', { placeholders: 7 }, 'MEDIA_UNREACHABLE', 7],
  ['a server that ended by itself', { unexpectedEnds: 2 }, 'SERVER_ENDED', 2],
  ['no backup', { backupAgeMs: null }, 'NO_BACKUP', 1],
  ['an old backup', { backupAgeMs: 40 * 3_600_000 }, 'BACKUP_OLD', 40 * 3_600_000],
  ['mails that the mail server is away for', { delayedMails: 2 }, 'MAILS_DELAYED', 2],
  ['a mailbox that cannot be read', { mailboxFailingMs: 900_000 }, 'MAILBOX_FAILS', 900_000],
  ['backups that failed, though an older one is good', { failedBackups: 3 }, 'BACKUP_FAILED', 3],
  ['a store that never backs itself up', { backsUpDaily: false }, 'BACKUPS_OFF', 1],
  ['somebody who guesses passwords', { refusedSignIns: 21 }, 'SIGN_INS_REFUSED', 21],
  ['errors in browsers', { clientErrors: 9 }, 'CLIENT_ERRORS', 9],
])('%s does', (_what, vitals, concern, count) => {
  expect(concernsOf({ ...well, ...vitals })).toMatchObject([{ concern, count }]);
});

test('a small disk that is mostly free is none, and a large one with a tenth left neither', () => {
  for (const disk of [
    { freeBytes: GB, totalBytes: 4 * GB },
    { freeBytes: 9 * GB, totalBytes: 100 * GB },
  ])
    expect(concernsOf({ ...well, disk })).toEqual([]);
});

test('what keeps the store from selling comes first', () => {
  const concerns = concernsOf({ ...well, backupAgeMs: null, pingMs: 400 });
  expect(concerns.map(({ severity }) => severity)).toEqual(['ACT', 'LOOK']);
});
