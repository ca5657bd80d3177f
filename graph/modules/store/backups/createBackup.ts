import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import { backupJob } from '#graph/backup/backup.jobs.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Backup } from '#graph/prisma/generated/client.ts';
import { isBackupRunning } from './backups.queries.ts';

/** Asks for a backup, unless one is being written. */
export function createBackup(context: GraphContext): Promise<Backup> {
  const { now, backup } = context;
  return context.work(async (work) => {
    if (await isBackupRunning(work.db)) throw new DomainError('BACKUP_RUNNING');
    const id = await work.enqueue(backupJob, { trigger: 'PERSON' });
    await recordAudit(work.db, context, { action: 'backup.begin', entity: 'Backup', entityId: id });
    const { place, isEncrypted } = backup;
    return work.db.backup.create({ data: { id, trigger: 'PERSON', place, isEncrypted, startedAt: now } });
  });
}
