import { MAX_BACKUP_AGE_MS } from '#domain/health/healthWarnings.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Returns the last complete backup that still exists and was made by this store, not by the store it was restored from;
 * null if there is none.
 */
export function findLastBackup(prisma: PrismaClient): Promise<Backup | null> {
  return prisma.backup.findFirst({
    where: { status: 'DONE', removedAt: null, otherServerSince: null },
    orderBy: { finishedAt: 'desc' },
  });
}

export function isBackupLate(backup: Pick<Backup, 'startedAt'> | null, now: Date): boolean {
  return !backup || now.getTime() - backup.startedAt.getTime() > MAX_BACKUP_AGE_MS;
}
