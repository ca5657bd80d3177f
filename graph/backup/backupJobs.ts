import { DAY_MS, formatIsoDay, fromWallClock, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { JobFunction } from '#graph/jobs/jobHandler.ts';
import { toJob } from '#graph/jobs/toJob.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { backupJob } from './backup.jobs.ts';
import { runBackupProgram } from './backupProgram.ts';
import { INTERRUPTED_MESSAGE, MAX_ERROR_LENGTH } from './openBackupRecords.ts';

const MINUTE_MS = 60_000;
/** Pause before each retry of a failed backup. After the last one, the next day's backup is due. */
const RETRY_DELAYS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];

/**
 * Runs a backup and returns the problem, or null. Each retry is a separate job with its own row. A backup requested
 * by staff is not retried: they see the problem and can start another one.
 */
export const runBackupJob: JobFunction<{ trigger: 'SCHEDULE' | 'PERSON'; tried?: number }> = async (
  { prisma, now },
  { id, attempts, payload: { trigger, tried = 0 } },
) => {
  // The process of an earlier attempt ended during the backup.
  const isInterrupted = attempts > 1;
  const problem = isInterrupted
    ? INTERRUPTED_MESSAGE
    : await tryBackupProgram(['--id', id, '--trigger', trigger]);
  if (problem === null) return { problem };
  await prisma.backup.updateMany({
    where: { id, status: 'RUNNING' },
    data: { status: 'FAILED', error: shorten(problem, MAX_ERROR_LENGTH), finishedAt: new Date() },
  });
  const retryDelayMs = isInterrupted ? 0 : RETRY_DELAYS_MS[tried];
  if (
    tried < RETRY_DELAYS_MS.length &&
    retryDelayMs !== undefined &&
    (isInterrupted || trigger === 'SCHEDULE')
  ) {
    const payload = { trigger, tried: tried + 1 };
    await prisma.job.create({
      data: toJob({ now }, backupJob, payload, new Date(now.getTime() + retryDelayMs)),
    });
  }
  return { problem };
};

/** Verifies a backup and returns the problem, or null. A retry would find the same problem. */
export const runCheckJob: JobFunction<{ backupId: string }> = (_services, { payload: { backupId } }) =>
  tryBackupProgram(['--check', '--id', backupId]).then((problem) => ({ problem }));

function tryBackupProgram(args: readonly string[]): Promise<string | null> {
  return runBackupProgram(args).then(
    () => null,
    ({ message }: Error) => message,
  );
}

/** Queues the day's backup once per Kathmandu day, however many servers call this. A missed backup is taken later. */
export async function queueDailyBackup(prisma: PrismaClient, now: Date, dailyTime: string): Promise<void> {
  const today = toKathmanduDay(now);
  const job = toJob({ now }, backupJob, { trigger: 'SCHEDULE' }, toBackupTime(today, dailyTime));
  await prisma.job.createMany({
    data: { ...job, id: `backup-${formatIsoDay(today)}` },
    skipDuplicates: true,
  });
}

/** Returns the time of the next scheduled backup or retry; null if backups are taken only by hand. */
export async function getNextBackupTime(
  prisma: PrismaClient,
  now: Date,
  dailyTime: string | null,
): Promise<Date | null> {
  const queuedJob = await prisma.job.findFirst({
    where: { kind: backupJob.name, status: 'QUEUED' },
    orderBy: { runAfter: 'asc' },
    select: { runAfter: true },
  });
  return queuedJob?.runAfter ?? (dailyTime ? getNextBackup(now, dailyTime) : null);
}

function getNextBackup(now: Date, dailyTime: string): Date {
  const today = toKathmanduDay(now);
  const nextTime = toBackupTime(today, dailyTime);
  return nextTime > now ? nextTime : new Date(nextTime.getTime() + DAY_MS);
}

/** Returns the instant of a Kathmandu wall clock time on a day. */
function toBackupTime(day: Date, dailyTime: string): Date {
  return fromWallClock(new Date(`${formatIsoDay(day)}T${dailyTime}:00Z`));
}
