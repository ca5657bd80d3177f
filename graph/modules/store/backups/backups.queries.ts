import { backupLock } from '#graph/backup/backupRecords.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const SHOWN = 30;
const BROKEN_OFF = 'It was broken off: its process ended.';

/** The last backups, newest first. One whose process has ended without a word is told as what it is. */
export async function recentBackups(prisma: PrismaClient): Promise<Backup[]> {
  const backups = await prisma.backup.findMany({ orderBy: { startedAt: 'desc' }, take: SHOWN });
  const running = await runningBackups(prisma);
  return backups.map((backup) =>
    backup.status === 'RUNNING' && !running.has(backup.id)
      ? { ...backup, status: 'FAILED', error: BROKEN_OFF }
      : backup,
  );
}

/** Those that somebody writes, or is about to. */
export async function runningBackups(prisma: PrismaClient | Transaction): Promise<Set<string>> {
  const begun = await prisma.backup.findMany({
    where: { status: 'RUNNING' },
    select: { id: true, trigger: true },
  });
  if (begun.length === 0) return new Set();
  const jobs = await prisma.job.findMany({
    where: { id: { in: begun.map(({ id }) => id) }, status: { in: ['QUEUED', 'RUNNING'] } },
    select: { id: true },
  });
  const alive = new Set(jobs.map(({ id }) => id));
  const [database] = await prisma.$queryRaw<{ name: string }[]>`SELECT DATABASE() AS name`;
  const [lock] = await prisma.$queryRaw<{ free: bigint }[]>`
    SELECT IS_FREE_LOCK(${backupLock(database?.name ?? '')}) AS free`;
  const isLocked = Number(lock?.free) === 0;
  return new Set(
    begun.flatMap(({ id, trigger }) => (alive.has(id) || (isLocked && trigger === 'COMMAND') ? [id] : [])),
  );
}
