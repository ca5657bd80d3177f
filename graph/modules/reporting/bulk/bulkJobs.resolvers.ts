import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { BulkJobInput, Resolvers, UserError } from '#graph/schema/schema.generated.ts';
import { findBulkAction } from './bulkActions.ts';
import {
  countRows,
  countUndoable,
  findBulkJob,
  getLabel,
  listBulkJobs,
  type OwnBulkJob,
  readRowPage,
} from './bulkJobs.queries.ts';
import { startBulkJob } from './startBulkJob.ts';
import { undoBulkJob } from './undoBulkJob.ts';

export const resolvers: Resolvers = {
  Query: {
    bulkJobs: (_parent, _args, context) => listBulkJobs(context),
    bulkJob: (_parent, { id }, context) => findBulkJob(context, id),
  },
  Mutation: {
    startBulkJob: (_parent, { input }, context) => withUserErrors('job', () => startBulkJob(context, input)),
    stopBulkJob: (_parent, { input }, context) => withUserErrors('job', () => stopBulkJob(context, input)),
    undoBulkJob: (_parent, { input }, context) => withUserErrors('job', () => undoBulkJob(context, input)),
  },
  BulkJob: {
    list: ({ action }) => findBulkAction(action)?.list.name ?? '',
    status: ({ job }) => job.status,
    finishedAt: ({ job }) => job.finishedAt,
    done: (job, _args, context) => countRows(context, job, 'DONE'),
    skipped: (job, _args, context) => countRows(context, job, 'SKIPPED'),
    failed: (job, _args, context) => countRows(context, job, 'FAILED'),
    undoable: (job, _args, context) => countUndoable(context, job),
    rows: (job, args, context) => readRowPage(context, job, args),
  },
  BulkJobRow: {
    id: ({ rowId }) => rowId,
    label: (row, _args, context) => getLabel(context, row),
    problem: ({ problem }) => problem as UserError | null,
  },
};

/** Stops one of the viewer's jobs; its remaining rows stay unchanged. */
async function stopBulkJob(context: GraphContext, { id }: BulkJobInput): Promise<OwnBulkJob> {
  const { prisma, now } = context;
  const bulkJob = await findBulkJob(context, id);
  if (!bulkJob) throw new DomainError('BULK_JOB_NOT_FOUND', 'id');
  if (bulkJob.job.finishedAt) return bulkJob;
  await prisma.bulkJob.updateMany({ where: { id, stoppedAt: null }, data: { stoppedAt: now } });
  return (await findBulkJob(context, id)) ?? bulkJob;
}
