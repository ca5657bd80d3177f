import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Job } from '#graph/prisma/generated/client.ts';
import type { RetryJobInput } from '#graph/schema/schema.generated.ts';

/** Requeues a failed job to run now, and resets its attempts. */
export function retryJob(context: GraphContext, { id }: RetryJobInput): Promise<Job> {
  return context.work(async (work) => {
    const updateResult = await work.db.job.updateMany({
      where: { id, status: 'FAILED' },
      data: { status: 'QUEUED', attempts: 0, runAfter: context.now, finishedAt: null },
    });
    const job = await work.db.job.findUnique({ where: { id } });
    if (!job) throw new DomainError('JOB_NOT_FOUND', 'id');
    if (updateResult.count === 0) throw new DomainError('JOB_NOT_FAILED', 'id');
    await recordAudit(work.db, context, {
      action: 'job.retry',
      entity: 'Job',
      entityId: id,
      before: { status: 'FAILED' },
      after: { status: 'QUEUED' },
    });
    return job;
  });
}
