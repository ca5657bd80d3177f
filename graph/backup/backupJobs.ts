import { DAY_MS, formatIsoDay, fromWallClock, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { JobKind } from '#graph/jobs/jobKind.ts';
import { toJob } from '#graph/jobs/queueJob.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { runBackupProgram } from './backupProgram.ts';

/** Backs the store up. */
export const backupJob: JobKind<{ trigger: 'SCHEDULE' | 'PERSON' }> = {
  name: 'backup',
  run: (_services, { id, payload: { trigger } }) => runBackupProgram(['--id', id, '--trigger', trigger]),
};

/** Reads a backup to its end; answers what is wrong with it, which another try would find too. */
export const checkBackupJob: JobKind<{ backupId: string }> = {
  name: 'checkBackup',
  run: (_services, { payload: { backupId } }) =>
    runBackupProgram(['--check', '--id', backupId]).then(
      () => ({ problem: null }),
      ({ message }: Error) => ({ problem: message }),
    ),
};

/** Asks for the day's backup, once in a Kathmandu day however many servers ask; one that was missed is taken late. */
export async function queueDailyBackup(prisma: PrismaClient, now: Date, at: string): Promise<void> {
  const today = kathmanduDay(now);
  const job = toJob({ now }, backupJob, { trigger: 'SCHEDULE' }, backupTime(today, at));
  await prisma.job.createMany({
    data: { id: `backup-${formatIsoDay(today)}`, ...job },
    skipDuplicates: true,
  });
}

/** When the next one is due. */
export function nextBackup(now: Date, at: string): Date {
  const today = kathmanduDay(now);
  const next = backupTime(today, at);
  return next > now ? next : new Date(next.getTime() + DAY_MS);
}

/** The instant at which Kathmandu's clock shows the time on a day. */
function backupTime(day: Date, at: string): Date {
  return fromWallClock(new Date(`${formatIsoDay(day)}T${at}:00Z`));
}
