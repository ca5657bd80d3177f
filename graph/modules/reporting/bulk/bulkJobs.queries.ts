import { addDays } from '#domain/calendar/kathmandu.ts';
import { BULK_RETENTION_DAYS } from '#domain/reporting/bulkJobs.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { asc, createKeyset, integer } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import {
  type BulkJob,
  type BulkJobRow,
  type BulkOutcome,
  type Job,
  Prisma,
} from '#graph/prisma/generated/client.ts';
import type { BulkJobRowsArgs } from '#graph/schema/schema.generated.ts';
import { findBulkAction } from './bulkActions.ts';

export type OwnBulkJob = BulkJob & { job: Job };
/** A row with the action of its job. */
export type OwnBulkRow = BulkJobRow & { action: string };
export type BulkRowPage = Page<OwnBulkRow>;

const positionOrder = createKeyset<BulkJobRow, Prisma.BulkJobRowWhereInput>({ position: asc(integer) });

/** Returns the viewer's own jobs whose reports still exist. */
function buildOwnJobsCondition(context: Pick<GraphContext, 'viewer' | 'now'>): Prisma.BulkJobWhereInput {
  const { id } = requireViewer(context);
  return { ownerId: id, createdAt: { gt: addDays(context.now, -BULK_RETENTION_DAYS) } };
}

export function listBulkJobs(context: GraphContext): Promise<OwnBulkJob[]> {
  return context.prisma.bulkJob.findMany({
    where: buildOwnJobsCondition(context),
    include: { job: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
  });
}

export function findBulkJob(context: GraphContext, id: string): Promise<OwnBulkJob | null> {
  return context.prisma.bulkJob.findFirst({
    where: { ...buildOwnJobsCondition(context), id },
    include: { job: true },
  });
}

/** Returns the rows of a job, in the order in which they are changed. */
export async function readRowPage(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { id: jobId, action }: BulkJob,
  { outcome, ...args }: Partial<BulkJobRowsArgs>,
): Promise<BulkRowPage> {
  const where = { jobId, ...(outcome && { outcome }) };
  const page = await readTable(prisma.bulkJobRow, { ...args, where, order: positionOrder });
  return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: { ...node, action } })) };
}

/**
 * Returns a row's current label, or its id if the row was deleted or the viewer can no longer see its list. Labels are
 * not stored, so that the name of a deleted customer is not retained.
 */
export async function getLabel(context: GraphContext, { action, rowId }: OwnBulkRow): Promise<string> {
  const list = findBulkAction(action)?.list;
  if (!list || !viewerHasPermission(requireViewer(context), list.requiredPermissions)) return rowId;
  return (await findLabels(context, JSON.stringify([action, rowId]))) ?? rowId;
}

const findLabels = createBatchedLoader(async (context, keys): Promise<Map<string, string>> => {
  const rows = keys.map((key) => JSON.parse(key) as [action: string, rowId: string]);
  const labels = new Map<string, string>();
  for (const action of new Set(rows.map(([name]) => name))) {
    const ids = rows.flatMap(([name, rowId]) => (name === action ? [rowId] : []));
    const foundLabels = await findBulkAction(action)?.list.describe(context, ids);
    for (const [rowId, label] of foundLabels ?? []) labels.set(JSON.stringify([action, rowId]), label);
  }
  return labels;
});

/** Counts the rows of a job with an outcome. */
export async function countRows(
  context: GraphContext,
  { id }: BulkJob,
  outcome: BulkOutcome,
): Promise<number> {
  return (await countOutcomes(context, id))?.get(outcome) ?? 0;
}

const countOutcomes = createBatchedLoader(
  async ({ prisma }, ids): Promise<Map<string, Map<BulkOutcome, number>>> => {
    const groups = await prisma.bulkJobRow.groupBy({
      by: ['jobId', 'outcome'],
      where: { jobId: { in: ids } },
      _count: true,
    });
    const countsByJob = new Map(ids.map((id) => [id, new Map<BulkOutcome, number>()]));
    for (const { jobId, outcome, _count } of groups) countsByJob.get(jobId)?.set(outcome, _count);
    return countsByJob;
  },
);

/** Counts the changes of a job that can still be undone. */
export async function countUndoable(context: GraphContext, { job, ...bulk }: OwnBulkJob): Promise<number> {
  const undoWindowMs = findBulkAction(bulk.action)?.undoWindowMs ?? null;
  const { finishedAt } = job;
  if (!finishedAt || undoWindowMs === null) return 0;
  if (context.now.getTime() - finishedAt.getTime() > undoWindowMs) return 0;
  return context.prisma.bulkJobRow.count({ where: buildUndoableCondition(bulk.id) });
}

/** Returns the condition for the rows of a job that can be undone. */
export function buildUndoableCondition(jobId: string): Prisma.BulkJobRowWhereInput {
  return { jobId, outcome: 'DONE', undo: { not: Prisma.DbNull } };
}
