import { nextTry } from '#graph/backup/backupJobs.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { isBackupLate, lastBackup } from '../lastBackup.ts';
import { recentBackups } from './backups.queries.ts';
import { checkBackup } from './checkBackup.ts';
import { createBackup } from './createBackup.ts';

export const resolvers: Resolvers = {
  Query: {
    backups: async (_parent, _args, { prisma, backup, now }) => {
      const { at, ...plan } = backup;
      const [lastGood, items, nextAt] = await Promise.all([
        lastBackup(prisma),
        recentBackups(prisma),
        nextTry(prisma, now, at),
      ]);
      return {
        ...plan,
        nextAt,
        isLate: at !== null && isBackupLate(lastGood, now),
        lastGood,
        items,
      };
    },
  },
  Backup: {
    isElsewhere: ({ elsewhereSince }) => elsewhereSince !== null,
    bytes: ({ bytes }) => (bytes === null ? null : Number(bytes)),
  },
  Mutation: {
    createBackup: (_parent, _args, context) => withUserErrors('backup', () => createBackup(context)),
    checkBackup: (_parent, { input }, context) => withUserErrors('jobId', () => checkBackup(context, input)),
  },
};
