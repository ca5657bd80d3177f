import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import { recentBackups } from './backups/backups.ts';

/**
 * Returns the store's own backups that failed since the last good one, newest first. One still being written is left
 * out.
 */
export async function failedBackups(prisma: PrismaClient): Promise<Backup[]> {
  const ended = (await recentBackups(prisma)).filter(
    ({ status, otherServerSince }) => status !== 'RUNNING' && !otherServerSince,
  );
  const good = ended.findIndex(({ status }) => status === 'DONE');
  return good < 0 ? ended : ended.slice(0, good);
}
