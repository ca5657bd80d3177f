/** `ACT`: the problem stops sales or soon will. `LOOK`: the problem can wait. */
export type Severity = 'ACT' | 'LOOK';

export const HEALTH_WARNINGS = {
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

export type HealthWarning = keyof typeof HEALTH_WARNINGS;

/** Measurements of the store's health. */
export interface HealthMeasurements {
  pingMs: number;
  /** Requests that wait for a database connection. */
  waitingForDatabase: number;
  eventLoopMs: number;
  /** Failed requests of the last hour. */
  failedRequests: number;
  jobs: QueueState;
  emails: QueueState;
  /** Emails that are retried because the mail server was unavailable or refuses the store's mail. */
  delayedEmails: number;
  /** Time for which the mailbox for replies has been unreadable. */
  mailboxFailingMs: number;
  disk: { freeBytes: number; totalBytes: number } | null;
  /** Pictures that could not be shown in the last hour because the media bucket did not respond. */
  placeholders: number;
  backupAgeMs: number | null;
  /** Failed backup attempts since the last successful one. */
  failedBackups: number;
  /** True if daily backups are on. */
  hasDailyBackups: boolean;
  /** Refused sign-ins of the last hour. */
  refusedSignIns: number;
  /** Browser errors of the last day. */
  clientErrors: number;
  /** Unexpected exits of the server in the last day. */
  unexpectedExits: number;
}

interface QueueState {
  failed: number;
  oldestDueMs: number;
}

const HOUR_MS = 3_600_000;
const SLOW_MS = 250;
const STUCK_MS = 10 * 60_000;
/** Less is not enough for a day with many photos and a backup. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MIN_FREE_SHARE = 0.1;
/** Age of the last successful backup above which there is a warning. */
export const BACKUP_OLD_MS = 36 * HOUR_MS;
/** Single failures are normal, and a browser with a broken extension fails all the time. */
const MAX_FAILURES = 3;
/** As many mistyped passwords in an hour are normal. More suggest guessing. */
const MAX_REFUSED_SIGN_INS = 20;

/** Returns the health warnings, most severe first, each with its measured value. */
export function findHealthWarnings(
  vitals: HealthMeasurements,
): { concern: HealthWarning; severity: Severity; count: number }[] {
  const { jobs, emails: mails, disk, backupAgeMs } = vitals;
  const countByWarning: Partial<Record<HealthWarning, number>> = {
    DATABASE_SLOW: valueAbove(vitals.pingMs, SLOW_MS),
    DATABASE_CROWDED: valueAbove(vitals.waitingForDatabase, 0),
    SERVER_BUSY: valueAbove(vitals.eventLoopMs, SLOW_MS),
    SERVER_ERRORS: valueAbove(vitals.failedRequests, MAX_FAILURES),
    JOBS_STUCK: valueAbove(jobs.oldestDueMs, STUCK_MS),
    MAILS_STUCK: valueAbove(mails.oldestDueMs, STUCK_MS),
    DISK_FULL: disk && isFull(disk) ? 1 : 0,
    MEDIA_UNREACHABLE: vitals.placeholders,
    JOBS_FAILED: jobs.failed,
    MAILS_FAILED: mails.failed,
    SERVER_ENDED: vitals.unexpectedExits,
    MAILS_DELAYED: vitals.delayedEmails,
    MAILBOX_FAILS: valueAbove(vitals.mailboxFailingMs, STUCK_MS),
    BACKUP_FAILED: vitals.failedBackups,
    NO_BACKUP: backupAgeMs === null ? 1 : 0,
    BACKUP_OLD: valueAbove(backupAgeMs ?? 0, BACKUP_OLD_MS),
    BACKUPS_OFF: vitals.hasDailyBackups ? 0 : 1,
    SIGN_INS_REFUSED: valueAbove(vitals.refusedSignIns, MAX_REFUSED_SIGN_INS),
    CLIENT_ERRORS: valueAbove(vitals.clientErrors, MAX_FAILURES),
  };
  return Object.entries(HEALTH_WARNINGS).flatMap(([name, severity]) => {
    const concern = name as HealthWarning;
    const count = countByWarning[concern];
    return count ? [{ concern, severity, count: Math.round(count) }] : [];
  });
}

function valueAbove(value: number, limit: number): number {
  return value > limit ? value : 0;
}

function isFull({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): boolean {
  return freeBytes < MIN_FREE_BYTES && freeBytes < totalBytes * MIN_FREE_SHARE;
}
