import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { bulkJobSchema, MAX_BULK_ROWS } from '#domain/reporting/bulkJobs.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import { type BulkAction, readIds } from '#graph/bulk/bulkAction.ts';
import type { GraphContext } from '#graph/context.ts';
import type { BulkChangeInput, StartBulkJobInput } from '#graph/schema/schema.generated.ts';
import { findBulkAction } from './bulkActions.ts';
import { findBulkJob, type OwnBulkJob } from './bulkJobs.queries.ts';
import { queueBulkJob } from './queueBulkJob.ts';

/** Starts a change to the given rows, or to all rows that currently match a filter. */
export async function startBulkJob(
  context: GraphContext,
  { change, filter, retryFailedOfJobId, ...named }: StartBulkJobInput,
): Promise<OwnBulkJob> {
  const [name, fields] = getSingleChange(change);
  const action = findBulkAction(name);
  if (!action) throw new DomainError('BULK_CHANGE_NOT_ONE', 'change');
  requirePermission(context, action.list.requiredPermissions);
  const { title, ids } = parseInput(bulkJobSchema, named);
  const input = await action.read(context, fields);
  for (const permission of action.getRequiredPermissions(toJson(input)))
    requirePermission(context, permission);
  const rowIds = await readRows(context, action, { ids, filter, retryFailedOfJobId });

  return queueBulkJob(context, {
    action: name,
    input: toJson(input),
    title,
    rows: rowIds.map((rowId) => ({ rowId })),
    runInTransaction: (tx, entityId) =>
      recordAudit(tx, context, {
        action: 'bulk.start',
        entity: 'BulkJob',
        entityId,
        after: { change: name, title, rows: rowIds.length },
      }),
  });
}

function getSingleChange(change: BulkChangeInput): [name: string, given: unknown] {
  const fields = Object.entries(change).filter(([, value]) => value != null && value !== false);
  const [entry] = fields;
  if (!entry || fields.length > 1) throw new DomainError('BULK_CHANGE_NOT_ONE', 'change');
  return entry;
}

type Rows = Pick<StartBulkJobInput, 'ids' | 'filter' | 'retryFailedOfJobId'>;

async function readRows(
  context: GraphContext,
  action: BulkAction,
  { ids, filter, retryFailedOfJobId }: Rows,
): Promise<string[]> {
  if ([ids, filter, retryFailedOfJobId].filter((selection) => selection != null).length !== 1)
    throw new DomainError('BULK_IDS_OR_FILTER', 'ids');
  if (ids) return limitRows([...new Set(ids)], 'ids');
  if (retryFailedOfJobId)
    return limitRows(await readFailedIds(context, action, retryFailedOfJobId), 'retryFailedOfJobId');
  return limitRows(await readMatchingIds(context, action, filter), 'filter');
}

function readMatchingIds(
  context: GraphContext,
  { list }: BulkAction,
  filter: Rows['filter'],
): Promise<string[]> {
  const fields = Object.entries(filter ?? {}).filter(([, value]) => value != null);
  const otherList = fields.find(([name]) => name !== list.name)?.[0];
  if (otherList)
    throw new DomainError(
      'FILTER_LIST_MISMATCH',
      { list: list.name, other: otherList },
      `filter.${otherList}`,
    );
  return readIds(list, context, { filter: (fields[0]?.[1] ?? {}) as never, limit: MAX_BULK_ROWS });
}

async function readFailedIds(context: GraphContext, { list }: BulkAction, jobId: string): Promise<string[]> {
  const earlierJob = await findBulkJob(context, jobId);
  if (!earlierJob || findBulkAction(earlierJob.action)?.list.name !== list.name)
    throw new DomainError('BULK_JOB_NOT_FOUND', 'retryFailedOfJobId');
  const rows = await context.prisma.bulkJobRow.findMany({
    where: { jobId, outcome: 'FAILED' },
    select: { rowId: true },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ rowId }) => rowId);
}

function limitRows(rows: string[], field: string): string[] {
  if (rows.length === 0) throw new DomainError('BULK_NO_ROWS', field);
  if (rows.length > MAX_BULK_ROWS)
    throw new DomainError('BULK_TOO_MANY_ROWS', { most: MAX_BULK_ROWS }, field);
  return rows;
}

/** Converts a value to JSON without undefined fields. */
function toJson(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
