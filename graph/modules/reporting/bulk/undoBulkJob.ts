import { DomainError } from '#domain/errors/errors.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { BulkJobInput } from '#graph/schema/schema.generated.ts';
import { findBulkAction } from './bulkActions.ts';
import { buildUndoableCondition, countUndoable, findBulkJob, type OwnBulkJob } from './bulkJobs.queries.ts';
import { queueBulkJob } from './queueBulkJob.ts';

/** Starts a job that undoes one of the viewer's own jobs. */
export async function undoBulkJob(context: GraphContext, { id }: BulkJobInput): Promise<OwnBulkJob> {
  const bulkJob = await findBulkJob(context, id);
  if (!bulkJob) throw new DomainError('BULK_JOB_NOT_FOUND', 'id');
  const { action, input, title } = bulkJob;
  const bulkAction = findBulkAction(action);
  if (!bulkAction || (await countUndoable(context, bulkJob)) === 0)
    throw new DomainError('BULK_NOT_UNDOABLE', 'id');
  for (const permission of [bulkAction.list.requiredPermissions, ...bulkAction.getRequiredPermissions(input)])
    requirePermission(context, permission);
  const rows = await context.prisma.bulkJobRow.findMany({
    where: buildUndoableCondition(id),
    orderBy: { position: 'asc' },
  });
  return queueBulkJob(context, {
    action,
    input: input as Prisma.InputJsonValue,
    title,
    undoesId: id,
    rows: rows.map(({ rowId, undo }) => ({ rowId, undo: undo as Prisma.InputJsonValue })),
    // Prevents a second undo.
    runInTransaction: async (tx) => {
      const { count } = await tx.bulkJobRow.updateMany({
        where: buildUndoableCondition(id),
        data: { undo: Prisma.DbNull },
      });
      if (count !== rows.length) throw new DomainError('BULK_NOT_UNDOABLE', 'id');
    },
  });
}
