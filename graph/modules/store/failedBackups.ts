import type { Backup, PrismaClient } from '#graph/prisma/generated/client.ts';
import { recentBackups } from './backups/backups.ts';

/** The store's own backups that failed since one was good, newest first; one that is being written says nothing yet. */
export async function failedBackups(prisma: PrismaClient): Promise<Backup[]> {
  const ended = (await recentBackups(prisma)).filter(
    ({ status, elsewhereSince }) => status !== 'RUNNING' && !elsewhereSince,
  );
  const good = ended.findIndex(({ status }) => status === 'DONE');
  return good < 0 ? ended : ended.slice(0, good);
}
