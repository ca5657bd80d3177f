import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { BulkJobInput } from '#graph/schema/schema.generated.ts';
import { findBulkJob, type OwnBulkJob } from './bulkJobs.queries.ts';

/** Has one of the viewer's jobs leave its remaining rows alone. */
export async function stopBulkJob(context: GraphContext, { id }: BulkJobInput): Promise<OwnBulkJob> {
  const { prisma, now } = context;
  const found = await findBulkJob(context, id);
  if (!found) throw new DomainError('BULK_JOB_NOT_FOUND', 'id');
  if (found.job.finishedAt) return found;
  await prisma.bulkJob.updateMany({ where: { id, stoppedAt: null }, data: { stoppedAt: now } });
  return (await findBulkJob(context, id)) ?? found;
}
