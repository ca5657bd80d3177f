import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import { backupJob } from '#graph/backup/backup.jobs.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import type { Backup } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { isBackupRunning } from './backups.queries.ts';

/** Asks for a backup, unless one is being written. */
export function backUpNow(context: GraphContext): Promise<Backup> {
  const { prisma, now, backup } = context;
  return inTransaction(prisma, async (tx) => {
    if (await isBackupRunning(tx)) throw new DomainError('BACKUP_RUNNING');
    const id = await queueJob(tx, context, backupJob, { trigger: 'PERSON' });
    await recordAudit(tx, context, { action: 'backup.begin', entity: 'Backup', entityId: id });
    const { place, encrypted } = backup;
    return tx.backup.create({ data: { id, trigger: 'PERSON', place, encrypted, startedAt: now } });
  });
}
