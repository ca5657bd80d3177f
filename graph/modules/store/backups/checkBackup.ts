import { DomainError } from '#domain/errors/errors.ts';
import { checkBackupJob } from '#graph/backup/backup.jobs.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { CheckBackupInput } from '#graph/schema/schema.generated.ts';

/** Asks for a backup to be read to its end; answers the job. */
export function checkBackup(context: GraphContext, { id }: CheckBackupInput): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const backup = await tx.backup.findFirst({ where: { id, file: { not: null }, removedAt: null } });
    if (!backup) throw new DomainError('BACKUP_NOT_FOUND', 'id');
    return queueJob(tx, context, checkBackupJob, { backupId: id });
  });
}
