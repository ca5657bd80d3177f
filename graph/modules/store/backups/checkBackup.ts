import { DomainError } from '#domain/errors/errors.ts';
import { checkBackupJob } from '#graph/backup/backup.jobs.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CheckBackupInput } from '#graph/schema/schema.generated.ts';

/** Asks for a backup to be read to its end; answers the job. */
export function checkBackup(context: GraphContext, { id }: CheckBackupInput): Promise<string> {
  return context.work(async (work) => {
    const backup = await work.db.backup.findFirst({ where: { id, file: { not: null }, removedAt: null } });
    if (!backup) throw new DomainError('BACKUP_NOT_FOUND', 'id');
    return work.enqueue(checkBackupJob, { backupId: id });
  });
}
