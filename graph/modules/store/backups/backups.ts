import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import { backupJob } from '#graph/backup/backup.jobs.ts';
import { getLockName, INTERRUPTED_MESSAGE } from '#graph/backup/openBackupRecords.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const MAX_BACKUPS = 30;

/** Returns the latest backups, newest first. A backup whose process died is reported as failed. */
export async function listRecentBackups(prisma: PrismaClient): Promise<Backup[]> {
  // Read before the list, so that a backup that starts in between does not count as interrupted.
  const { interruptedIds: interruptedBackupIds } = await findRunningIds(prisma);
  const backups = await prisma.backup.findMany({ orderBy: { startedAt: 'desc' }, take: MAX_BACKUPS });
  return backups.map((backup) =>
    backup.status === 'RUNNING' && interruptedBackupIds.has(backup.id)
      ? { ...backup, status: 'FAILED', error: INTERRUPTED_MESSAGE }
      : backup,
  );
}

/** Returns true if a backup is being written or queued. */
async function isBackupRunning(prisma: PrismaClient | Transaction): Promise<boolean> {
  const { runningIds, interruptedIds: interruptedBackupIds } = await findRunningIds(prisma);
  return runningIds.size > interruptedBackupIds.size;
}

/**
 * Returns the ids of backups marked as running, and the ids of those whose process has died. A live process holds a
 * lock.
 */
async function findRunningIds(prisma: PrismaClient | Transaction) {
  const runningBackups = await prisma.backup.findMany({
    where: { status: 'RUNNING' },
    select: { id: true, startedAt: true },
  });
  const runningIds = new Set(runningBackups.map(({ id }) => id));
  if (runningIds.size === 0) return { runningIds, interruptedIds: runningIds };
  const jobs = await prisma.job.findMany({
    where: { id: { in: [...runningIds] }, status: { in: ['QUEUED', 'RUNNING'] } },
    select: { id: true, createdAt: true },
  });
  const queueTimes = new Map(jobs.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const [database] = await prisma.$queryRaw<{ name: string }[]>`SELECT DATABASE() AS name`;
  const [lock] = await prisma.$queryRaw<{ free: bigint }[]>`
    SELECT IS_FREE_LOCK(${getLockName(database?.name ?? '')}) AS free`;
  if (Number(lock?.free) === 0) return { runningIds, interruptedIds: new Set<string>() };
  // A process sets its own start time, so a backup as old as its job is still queued.
  const isQueued = ({ id, startedAt }: Pick<Backup, 'id' | 'startedAt'>) =>
    queueTimes.get(id) === startedAt.getTime();
  return {
    runningIds,
    interruptedIds: new Set(runningBackups.filter((backup) => !isQueued(backup)).map(({ id }) => id)),
  };
}

/** Enqueues a backup. Throws BACKUP_RUNNING if one is being written or queued. */
export function createBackup(context: GraphContext): Promise<Backup> {
  const { now, backup } = context;
  return context.work(async (work) => {
    if (await isBackupRunning(work.db)) throw new DomainError('BACKUP_RUNNING');
    const id = await work.enqueue(backupJob, { trigger: 'PERSON' });
    await recordAudit(work.db, context, { action: 'backup.begin', entity: 'Backup', entityId: id });
    const { place, isEncrypted } = backup;
    return work.db.backup.create({ data: { id, trigger: 'PERSON', place, isEncrypted, startedAt: now } });
  });
}
