import { DomainError } from '#domain/errors/errors.ts';
import { checkBackupJob } from '#graph/backup/backup.jobs.ts';
import { getNextBackupTime } from '#graph/backup/backupJobs.ts';
import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { CheckBackupInput, Resolvers } from '#graph/schema/schema.generated.ts';
import { findLastBackup, isBackupLate } from '../findLastBackup.ts';
import { createBackup, listRecentBackups } from './backups.ts';

export const resolvers: Resolvers = {
  Query: {
    backups: async (_parent, _args, { prisma, backup, now }) => {
      const { at, ...plan } = backup;
      const [lastGoodBackup, items, nextAt] = await Promise.all([
        findLastBackup(prisma),
        listRecentBackups(prisma),
        getNextBackupTime(prisma, now, at),
      ]);
      return {
        ...plan,
        nextAt,
        isLate: at !== null && isBackupLate(lastGoodBackup, now),
        lastGood: lastGoodBackup,
        items,
      };
    },
  },
  Backup: {
    isFromOtherServer: ({ otherServerSince }) => otherServerSince !== null,
    bytes: ({ bytes }) => (bytes === null ? null : Number(bytes)),
  },
  Mutation: {
    createBackup: (_parent, _args, context) => withUserErrors('backup', () => createBackup(context)),
    checkBackup: (_parent, { input }, context) => withUserErrors('jobId', () => checkBackup(context, input)),
  },
};

/** Enqueues a check that reads the entire backup. Returns the job's id. */
function checkBackup(context: GraphContext, { id }: CheckBackupInput): Promise<string> {
  return context.work(async (work) => {
    const backup = await work.db.backup.findFirst({ where: { id, file: { not: null }, removedAt: null } });
    if (!backup) throw new DomainError('BACKUP_NOT_FOUND', 'id');
    return work.enqueue(checkBackupJob, { backupId: id });
  });
}
