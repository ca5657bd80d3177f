/** `CRITICAL`: the problem stops sales or soon will. `WARNING`: the problem can wait. */
export type Severity = 'CRITICAL' | 'WARNING';

export const HEALTH_WARNINGS = {
  DATABASE_SLOW: 'CRITICAL',
  DATABASE_POOL_EXHAUSTED: 'CRITICAL',
  SERVER_BUSY: 'CRITICAL',
  SERVER_ERRORS: 'CRITICAL',
  JOBS_STUCK: 'CRITICAL',
  MAILS_STUCK: 'CRITICAL',
  DISK_FULL: 'CRITICAL',
  MEDIA_UNREACHABLE: 'CRITICAL',
  JOBS_FAILED: 'WARNING',
  MAILS_FAILED: 'WARNING',
  SERVER_CRASHED: 'WARNING',
  MAILS_DELAYED: 'WARNING',
  MAILBOX_FAILING: 'WARNING',
  BACKUP_FAILED: 'WARNING',
  NO_BACKUP: 'WARNING',
  BACKUP_OLD: 'WARNING',
  BACKUPS_OFF: 'WARNING',
  SIGN_INS_FAILED: 'WARNING',
  CLIENT_ERRORS: 'WARNING',
} as const satisfies Record<string, Severity>;

export type HealthWarning = keyof typeof HEALTH_WARNINGS;

/** Measurements of the store's health. */
export interface HealthMeasurements {
  pingMs: number;
  /** Requests that wait for a database connection. */
  waitingRequests: number;
  eventLoopMs: number;
  /** Failed requests in the last hour. */
  failedRequests: number;
  jobs: QueueState;
  emails: QueueState;
  /** Emails that are being retried because the mail server is unavailable or refuses the store's emails. */
  delayedEmails: number;
  /** Time for which the mailbox for replies has been unreadable. */
  mailboxFailureMs: number;
  disk: { freeBytes: number; totalBytes: number } | null;
  /** Pictures that could not be shown in the last hour because the media bucket did not respond. */
  placeholders: number;
  backupAgeMs: number | null;
  /** Failed backup attempts since the last successful one. */
  failedBackups: number;
  /** True if daily backups are on. */
  hasDailyBackups: boolean;
  /** Refused sign-ins in the last hour. */
  refusedSignIns: number;
  /** Browser errors in the last day. */
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
/** Minimum free space for a day with many photos and a backup. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MIN_FREE_SHARE = 0.1;
/** Maximum age of the last successful backup before a warning appears. */
export const MAX_BACKUP_AGE_MS = 36 * HOUR_MS;
/** Single failures are normal, and a browser with a broken extension fails all the time. */
const MAX_FAILURES = 3;
/** Normal number of mistyped passwords in an hour. A higher number suggests password guessing. */
const MAX_REFUSED_SIGN_INS = 20;

/** Returns the health warnings, most severe first, each with its measured value. */
export function findHealthWarnings(
  measurements: HealthMeasurements,
): { concern: HealthWarning; severity: Severity; count: number }[] {
  const { jobs, emails, disk, backupAgeMs } = measurements;
  const countByWarning: Partial<Record<HealthWarning, number>> = {
    DATABASE_SLOW: getValueAbove(measurements.pingMs, SLOW_MS),
    DATABASE_POOL_EXHAUSTED: getValueAbove(measurements.waitingRequests, 0),
    SERVER_BUSY: getValueAbove(measurements.eventLoopMs, SLOW_MS),
    SERVER_ERRORS: getValueAbove(measurements.failedRequests, MAX_FAILURES),
    JOBS_STUCK: getValueAbove(jobs.oldestDueMs, STUCK_MS),
    MAILS_STUCK: getValueAbove(emails.oldestDueMs, STUCK_MS),
    DISK_FULL: disk && isFull(disk) ? 1 : 0,
    MEDIA_UNREACHABLE: measurements.placeholders,
    JOBS_FAILED: jobs.failed,
    MAILS_FAILED: emails.failed,
    SERVER_CRASHED: measurements.unexpectedExits,
    MAILS_DELAYED: measurements.delayedEmails,
    MAILBOX_FAILING: getValueAbove(measurements.mailboxFailureMs, STUCK_MS),
    BACKUP_FAILED: measurements.failedBackups,
    NO_BACKUP: backupAgeMs === null ? 1 : 0,
    BACKUP_OLD: getValueAbove(backupAgeMs ?? 0, MAX_BACKUP_AGE_MS),
    BACKUPS_OFF: measurements.hasDailyBackups ? 0 : 1,
    SIGN_INS_FAILED: getValueAbove(measurements.refusedSignIns, MAX_REFUSED_SIGN_INS),
    CLIENT_ERRORS: getValueAbove(measurements.clientErrors, MAX_FAILURES),
  };
  return Object.entries(HEALTH_WARNINGS).flatMap(([name, severity]) => {
    const concern = name as HealthWarning;
    const count = countByWarning[concern];
    return count ? [{ concern, severity, count: Math.round(count) }] : [];
  });
}

function getValueAbove(value: number, limit: number): number {
  return value > limit ? value : 0;
}

function isFull({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): boolean {
  return freeBytes < MIN_FREE_BYTES && freeBytes < totalBytes * MIN_FREE_SHARE;
}
