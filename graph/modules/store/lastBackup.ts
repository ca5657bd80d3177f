import { BACKUP_OLD_MS } from '#domain/health/concerns.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';

/** The last backup that is whole and still there, by this store and not by the one it was restored from; null before the first one. */
export function lastBackup(prisma: PrismaClient): Promise<Backup | null> {
  return prisma.backup.findFirst({
    where: { status: 'DONE', removedAt: null, elsewhereSince: null },
    orderBy: { finishedAt: 'desc' },
  });
}

export function isBackupLate(last: Pick<Backup, 'startedAt'> | null, now: Date): boolean {
  return !last || now.getTime() - last.startedAt.getTime() > BACKUP_OLD_MS;
}
