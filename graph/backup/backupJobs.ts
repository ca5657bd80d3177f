import { DAY_MS, formatIsoDay, fromWallClock, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { RunJob } from '#graph/jobs/jobHandler.ts';
import { toJob } from '#graph/jobs/toJob.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { backupJob } from './backup.jobs.ts';
import { runBackupProgram } from './backupProgram.ts';
import { BROKEN_OFF, MAX_ERROR_LENGTH } from './backupRecords.ts';

const MINUTE_MS = 60_000;
/** How long after each that failed the store tries anew; then the next day does. */
const PAUSES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];

/**
 * Backs the store up; answers why there is none. Another try is a job of its own, so that each has its own row. Who asked for one
 * by hand sees why it failed, and asks again.
 */
export const backUp: RunJob<{ trigger: 'SCHEDULE' | 'PERSON'; tried?: number }> = async (
  { prisma, now },
  { id, attempts, payload: { trigger, tried = 0 } },
) => {
  // Whoever has taken it up before ended with its process.
  const isBrokenOff = attempts > 1;
  const problem = isBrokenOff ? BROKEN_OFF : await problemOf(['--id', id, '--trigger', trigger]);
  if (problem === null) return { problem };
  await prisma.backup.updateMany({
    where: { id, status: 'RUNNING' },
    data: { status: 'FAILED', error: shorten(problem, MAX_ERROR_LENGTH), finishedAt: new Date() },
  });
  const pause = isBrokenOff ? 0 : PAUSES_MS[tried];
  if (tried < PAUSES_MS.length && pause !== undefined && (isBrokenOff || trigger === 'SCHEDULE')) {
    const payload = { trigger, tried: tried + 1 };
    await prisma.job.create({ data: toJob({ now }, backupJob, payload, new Date(now.getTime() + pause)) });
  }
  return { problem };
};

/** Reads a backup to its end; answers what is wrong with it, which another try would find too. */
export const checkBackup: RunJob<{ backupId: string }> = (_services, { payload: { backupId } }) =>
  problemOf(['--check', '--id', backupId]).then((problem) => ({ problem }));

function problemOf(args: readonly string[]): Promise<string | null> {
  return runBackupProgram(args).then(
    () => null,
    ({ message }: Error) => message,
  );
}

/** Asks for the day's backup, once in a Kathmandu day however many servers ask; one that was missed is taken late. */
export async function queueDailyBackup(prisma: PrismaClient, now: Date, at: string): Promise<void> {
  const today = kathmanduDay(now);
  const job = toJob({ now }, backupJob, { trigger: 'SCHEDULE' }, backupTime(today, at));
  await prisma.job.createMany({
    data: { ...job, id: `backup-${formatIsoDay(today)}` },
    skipDuplicates: true,
  });
}

/** When the next one is taken by itself, or tried again; null where only people ask for one. */
export async function nextTry(prisma: PrismaClient, now: Date, at: string | null): Promise<Date | null> {
  const queued = await prisma.job.findFirst({
    where: { kind: backupJob.name, status: 'QUEUED' },
    orderBy: { runAfter: 'asc' },
    select: { runAfter: true },
  });
  return queued?.runAfter ?? (at ? nextBackup(now, at) : null);
}

function nextBackup(now: Date, at: string): Date {
  const today = kathmanduDay(now);
  const next = backupTime(today, at);
  return next > now ? next : new Date(next.getTime() + DAY_MS);
}

/** The instant at which Kathmandu's clock shows the time on a day. */
function backupTime(day: Date, at: string): Date {
  return fromWallClock(new Date(`${formatIsoDay(day)}T${at}:00Z`));
}
