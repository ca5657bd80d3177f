import { BROKEN_OFF, backupLock } from '#graph/backup/backupRecords.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const SHOWN = 30;

/** The last backups, newest first. One whose process has ended without a word is told as what it is. */
export async function recentBackups(prisma: PrismaClient): Promise<Backup[]> {
  // First: what has begun since is not among them.
  const { brokenOff } = await readRunning(prisma);
  const backups = await prisma.backup.findMany({ orderBy: { startedAt: 'desc' }, take: SHOWN });
  return backups.map((backup) =>
    backup.status === 'RUNNING' && brokenOff.has(backup.id)
      ? { ...backup, status: 'FAILED', error: BROKEN_OFF }
      : backup,
  );
}

/** Whether somebody writes one, or is about to. */
export async function isBackupRunning(prisma: PrismaClient | Transaction): Promise<boolean> {
  const { begun, brokenOff } = await readRunning(prisma);
  return begun.size > brokenOff.size;
}

/** Those that are said to be written, and which of them nobody writes: the process that does holds a lock. */
async function readRunning(prisma: PrismaClient | Transaction) {
  const running = await prisma.backup.findMany({
    where: { status: 'RUNNING' },
    select: { id: true, startedAt: true },
  });
  const begun = new Set(running.map(({ id }) => id));
  if (begun.size === 0) return { begun, brokenOff: begun };
  const jobs = await prisma.job.findMany({
    where: { id: { in: [...begun] }, status: { in: ['QUEUED', 'RUNNING'] } },
    select: { id: true, createdAt: true },
  });
  const asked = new Map(jobs.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const [database] = await prisma.$queryRaw<{ name: string }[]>`SELECT DATABASE() AS name`;
  const [lock] = await prisma.$queryRaw<{ free: bigint }[]>`
    SELECT IS_FREE_LOCK(${backupLock(database?.name ?? '')}) AS free`;
  if (Number(lock?.free) === 0) return { begun, brokenOff: new Set<string>() };
  // The process notes its own moment as it begins: one that is as old as its job waits for that.
  const waits = ({ id, startedAt }: Pick<Backup, 'id' | 'startedAt'>) =>
    asked.get(id) === startedAt.getTime();
  return { begun, brokenOff: new Set(running.filter((one) => !waits(one)).map(({ id }) => id)) };
}
