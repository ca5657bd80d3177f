import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Somebody should look when the last good one is older. */
const LATE_MS = 1.5 * DAY_MS;

/** The last backup that is whole and still there; null before the first one. */
export function lastBackup(prisma: PrismaClient): Promise<Backup | null> {
  return prisma.backup.findFirst({
    where: { status: 'DONE', removedAt: null },
    orderBy: { finishedAt: 'desc' },
  });
}

export function isBackupLate(last: Pick<Backup, 'startedAt'> | null, now: Date): boolean {
  return !last || now.getTime() - last.startedAt.getTime() > LATE_MS;
}
