import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import { backupJob } from '#graph/backup/backup.jobs.ts';
import { backupLock, INTERRUPTED } from '#graph/backup/backupRecords.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const SHOWN = 30;

/** Returns the latest backups, newest first. One whose process died is reported as failed. */
export async function recentBackups(prisma: PrismaClient): Promise<Backup[]> {
  // Read before the list, so that a backup that starts in between is not taken for dead.
  const { brokenOff } = await readRunning(prisma);
  const backups = await prisma.backup.findMany({ orderBy: { startedAt: 'desc' }, take: SHOWN });
  return backups.map((backup) =>
    backup.status === 'RUNNING' && brokenOff.has(backup.id)
      ? { ...backup, status: 'FAILED', error: INTERRUPTED }
      : backup,
  );
}

/** True if a backup is being written or is queued. */
async function isBackupRunning(prisma: PrismaClient | Transaction): Promise<boolean> {
  const { begun, brokenOff } = await readRunning(prisma);
  return begun.size > brokenOff.size;
}

/** Returns the backups marked as running, and those of them whose process died: a live one holds a lock. */
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
  // A process sets its own start time, so a backup as old as its job is still queued.
  const waits = ({ id, startedAt }: Pick<Backup, 'id' | 'startedAt'>) =>
    asked.get(id) === startedAt.getTime();
  return { begun, brokenOff: new Set(running.filter((one) => !waits(one)).map(({ id }) => id)) };
}

/** Enqueues a backup, unless one is being written. */
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
