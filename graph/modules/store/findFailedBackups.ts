import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import { listRecentBackups } from './backups/backups.ts';

/**
 * Returns the store's own backups that failed since the last good one, newest first. A backup still being written is
 * omitted.
 */
export async function findFailedBackups(prisma: PrismaClient): Promise<Backup[]> {
  const finishedBackups = (await listRecentBackups(prisma)).filter(
    ({ status, otherServerSince }) => status !== 'RUNNING' && !otherServerSince,
  );
  const lastGoodIndex = finishedBackups.findIndex(({ status }) => status === 'DONE');
  return lastGoodIndex < 0 ? finishedBackups : finishedBackups.slice(0, lastGoodIndex);
}
