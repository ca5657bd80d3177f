/**
 * What is amiss with the store. `ACT` keeps it from selling or will soon; `LOOK` waits until there is time.
 */
export type Severity = 'ACT' | 'LOOK';

export const CONCERNS = {
  DATABASE_SLOW: 'ACT',
  DATABASE_CROWDED: 'ACT',
  SERVER_BUSY: 'ACT',
  SERVER_ERRORS: 'ACT',
  JOBS_STUCK: 'ACT',
  MAILS_STUCK: 'ACT',
  DISK_FULL: 'ACT',
  MEDIA_UNREACHABLE: 'ACT',
  JOBS_FAILED: 'LOOK',
  MAILS_FAILED: 'LOOK',
  SERVER_ENDED: 'LOOK',
  MAILS_DELAYED: 'LOOK',
  MAILBOX_FAILS: 'LOOK',
  BACKUP_FAILED: 'LOOK',
  NO_BACKUP: 'LOOK',
  BACKUP_OLD: 'LOOK',
  BACKUPS_OFF: 'LOOK',
  SIGN_INS_REFUSED: 'LOOK',
  CLIENT_ERRORS: 'LOOK',
} as const satisfies Record<string, Severity>;

export type Concern = keyof typeof CONCERNS;

/** What the store knows of itself. */
export interface Vitals {
  pingMs: number;
  /** How many wait for a connection to the database. */
  waitingForDatabase: number;
  eventLoopMs: number;
  /** Requests that failed within an hour. */
  failedRequests: number;
  jobs: Queue;
  mails: Queue;
  /** Mails that are tried again since the mail server was away, or takes none of the store's. */
  delayedMails: number;
  /** For how long the mailbox that replies are fetched from could not be read. */
  mailboxFailingMs: number;
  disk: { freeBytes: number; totalBytes: number } | null;
  /** Pictures that could not be shown within an hour, since the bucket of media did not respond. */
  placeholders: number;
  backupAgeMs: number | null;
  /** How many attempts at a backup failed since the last one that did not. */
  failedBackups: number;
  /** Whether the store backs itself up each day. */
  backsUpDaily: boolean;
  /** Sign-ins that were refused within an hour. */
  refusedSignIns: number;
  /** Errors in browsers that happened within a day. */
  clientErrors: number;
  /** How often the server ended within a day though nobody meant it to. */
  unexpectedEnds: number;
}

interface Queue {
  failed: number;
  oldestDueMs: number;
}

const HOUR_MS = 3_600_000;
const SLOW_MS = 250;
const STUCK_MS = 10 * 60_000;
/** Less of a disk is not enough for a day with many photographs and a backup. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;
const LEAST_FREE = 0.1;
/** Somebody should look when the last good backup is older. */
export const BACKUP_OLD_MS = 36 * HOUR_MS;
/** One failure may be anybody's; a browser with a broken extension fails all the time. */
const FEW_FAILURES = 3;
/** As many are mistyped in an hour; more is somebody who guesses. */
const FEW_REFUSED = 20;

/** What is amiss, the worst first, each with how much of it there is. */
export function concernsOf(vitals: Vitals): { concern: Concern; severity: Severity; count: number }[] {
  const { jobs, mails, disk, backupAgeMs } = vitals;
  const found: Partial<Record<Concern, number>> = {
    DATABASE_SLOW: above(vitals.pingMs, SLOW_MS),
    DATABASE_CROWDED: above(vitals.waitingForDatabase, 0),
    SERVER_BUSY: above(vitals.eventLoopMs, SLOW_MS),
    SERVER_ERRORS: above(vitals.failedRequests, FEW_FAILURES),
    JOBS_STUCK: above(jobs.oldestDueMs, STUCK_MS),
    MAILS_STUCK: above(mails.oldestDueMs, STUCK_MS),
    DISK_FULL: disk && isFull(disk) ? 1 : 0,
    MEDIA_UNREACHABLE: vitals.placeholders,
    JOBS_FAILED: jobs.failed,
    MAILS_FAILED: mails.failed,
    SERVER_ENDED: vitals.unexpectedEnds,
    MAILS_DELAYED: vitals.delayedMails,
    MAILBOX_FAILS: above(vitals.mailboxFailingMs, STUCK_MS),
    BACKUP_FAILED: vitals.failedBackups,
    NO_BACKUP: backupAgeMs === null ? 1 : 0,
    BACKUP_OLD: above(backupAgeMs ?? 0, BACKUP_OLD_MS),
    BACKUPS_OFF: vitals.backsUpDaily ? 0 : 1,
    SIGN_INS_REFUSED: above(vitals.refusedSignIns, FEW_REFUSED),
    CLIENT_ERRORS: above(vitals.clientErrors, FEW_FAILURES),
  };
  return Object.entries(CONCERNS).flatMap(([name, severity]) => {
    const concern = name as Concern;
    const count = found[concern];
    return count ? [{ concern, severity, count: Math.round(count) }] : [];
  });
}

function above(value: number, most: number): number {
  return value > most ? value : 0;
}

function isFull({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): boolean {
  return freeBytes < LEAST_FREE_BYTES && freeBytes < totalBytes * LEAST_FREE;
}
