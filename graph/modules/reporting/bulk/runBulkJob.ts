import { GraphQLError } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { BulkAction, BulkRow, RowSettler } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { isTemporarilyUnavailable } from '#graph/errors/retryLater.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { JobServices, Progress } from '#graph/jobs/jobHandler.ts';
import { loadViewer } from '#graph/modules/accounts/loadViewer.ts';
import { type BulkJob, type BulkJobRow, Prisma } from '#graph/prisma/generated/client.ts';
import { findBulkAction } from './bulkActions.ts';

/** Rows between progress reports and checks of the owner's permissions. */
const BATCH_SIZE = 20;

/** Thrown if another worker has settled the row, to roll back the change. */
class RowAlreadySettledError extends Error {}

/** Changes the rows of a bulk job one by one. A retry skips the rows that an earlier attempt has processed. */
export async function runBulkJob(
  services: JobServices,
  { id }: { id: string },
  reportProgress: Progress,
): Promise<void> {
  const { prisma } = services;
  const bulk = await prisma.bulkJob.findUnique({ where: { id } });
  const action = bulk && findBulkAction(bulk.action);
  if (!bulk || !action) return;
  const startedAt = performance.now();
  for (;;) {
    const rows = await prisma.bulkJobRow.findMany({
      where: { jobId: id, outcome: 'WAITING' },
      orderBy: { position: 'asc' },
      take: BATCH_SIZE,
    });
    if (rows.length === 0 || (await isStopped(services, id))) return;
    // `services.now` is the time at which the job was claimed, so the elapsed time is added.
    const now = new Date(services.now.getTime() + performance.now() - startedAt);
    const viewer = await loadViewer(prisma, bulk.ownerId);
    const isAllowed =
      viewer && listPermissions(action, bulk).every((permission) => viewerHasPermission(viewer, permission));
    if (!isAllowed) {
      await failWaitingRows(services, id);
      return;
    }
    const context = toContext(services, bulk);
    const { work } = services.createWriter({ viewer, now, requestId: context.requestId });
    await changeRows({ services, bulk, action }, { ...context, work, viewer, now }, rows);
    await reportProgress(bulk.total - (await countWaiting(services, id)), bulk.total);
  }
}

interface Bulk {
  services: JobServices;
  bulk: BulkJob;
  action: BulkAction;
}

async function changeRows(
  job: Bulk,
  context: StaffActionContext,
  rows: readonly BulkJobRow[],
): Promise<void> {
  const { services, bulk, action } = job;
  const ids = rows.map(({ rowId }) => rowId);
  if (!bulk.undoesId) await action.prepare(context, ids, bulk.input);
  for (const row of rows) {
    if (await isStopped(services, bulk.id)) return;
    await changeRow(job, context, row);
  }
}

/**
 * Changes a row. A row that cannot be changed does not affect the others; if the database or a service is
 * unavailable, the job is retried later.
 */
async function changeRow({ services, bulk, action }: Bulk, context: StaffActionContext, row: BulkJobRow) {
  try {
    await (bulk.undoesId ? undoRow : applyRow)({ services, bulk, action }, context, row);
  } catch (error) {
    if (error instanceof RowAlreadySettledError) return;
    if (isTemporarilyUnavailable(error) || isLockConflict(error)) throw error;
    await services.prisma.bulkJobRow.updateMany({
      where: { jobId: row.jobId, position: row.position, outcome: 'WAITING' },
      data: { outcome: 'FAILED', problem: describeProblem(error, services, row), undo: Prisma.DbNull },
    });
  }
}

async function applyRow(
  { services, bulk, action }: Bulk,
  context: StaffActionContext,
  row: BulkJobRow,
): Promise<void> {
  const doneCount = await services.prisma.bulkJobRow.count({ where: { jobId: bulk.id, outcome: 'DONE' } });
  await action.apply(context, toRow(services, row, doneCount), bulk.input);
}

async function undoRow(
  { services, action }: Bulk,
  context: StaffActionContext,
  row: BulkJobRow,
): Promise<void> {
  if (!action.undo || row.undo === null) throw new DomainError('BULK_NOT_UNDOABLE');
  await action.undo(context, toRow(services, row, 0), row.undo);
}

function toRow(
  { media, outboundRules }: JobServices,
  { jobId, position, rowId: id }: BulkJobRow,
  doneCount: number,
): BulkRow {
  const settle: RowSettler = async (tx, changeResult) => {
    const { count } = await tx.bulkJobRow.updateMany({
      where: { jobId, position, outcome: 'WAITING' },
      data: changeResult
        ? { outcome: 'DONE', undo: changeResult.undo ?? Prisma.DbNull }
        : { outcome: 'SKIPPED', undo: Prisma.DbNull, problem: toProblem('NOTHING_TO_CHANGE') },
    });
    if (count === 0) throw new RowAlreadySettledError();
  };
  return { id, completedRows: doneCount, services: { media, outboundRules }, settle };
}

function listPermissions({ list, getRequiredPermissions }: BulkAction, { input }: BulkJob) {
  return [list.requiredPermissions, ...getRequiredPermissions(input)];
}

function toContext(
  { prisma, publicUrl, secrets, demoPaymentsUrl, requestId }: JobServices,
  { id, ip }: BulkJob,
): Omit<StaffActionContext, 'viewer' | 'now' | 'work'> {
  return {
    prisma,
    publicUrl,
    secrets,
    demoPaymentsUrl,
    requestId: requestId ?? id,
    ip,
    apiKey: null,
    slot: null,
  };
}

async function isStopped({ prisma }: JobServices, id: string): Promise<boolean> {
  const job = await prisma.bulkJob.findUnique({ where: { id }, select: { stoppedAt: true } });
  return job === null || job.stoppedAt !== null;
}

function countWaiting({ prisma }: JobServices, jobId: string): Promise<number> {
  return prisma.bulkJobRow.count({ where: { jobId, outcome: 'WAITING' } });
}

async function failWaitingRows({ prisma }: JobServices, jobId: string): Promise<void> {
  await prisma.bulkJobRow.updateMany({
    where: { jobId, outcome: 'WAITING' },
    data: { outcome: 'FAILED', problem: toProblem('NO_LONGER_PERMITTED'), undo: Prisma.DbNull },
  });
}

/** Returns true if too many requests wait for the same row. */
function isLockConflict(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === 'UNAVAILABLE';
}

function describeProblem(
  error: unknown,
  { log }: JobServices,
  { jobId, rowId }: BulkJobRow,
): Prisma.InputJsonObject {
  if (error instanceof DomainError) return toJson(error);
  if (error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN')
    return toProblem('NO_LONGER_PERMITTED');
  log.error({ err: error, job: jobId, row: rowId }, 'Row of a bulk job could not be changed.');
  return toProblem('ROW_FAILED');
}

function toProblem(
  reason: 'NOTHING_TO_CHANGE' | 'NO_LONGER_PERMITTED' | 'ROW_FAILED',
): Prisma.InputJsonObject {
  return toJson(new DomainError(reason));
}

/** Converts an error to the JSON of a user error; several problems are combined into one. */
function toJson(error: DomainError): Prisma.InputJsonObject {
  const combinedProblem =
    error instanceof InvalidInput && error.issues.length > 1 ? error.combined : undefined;
  return JSON.parse(JSON.stringify({ ...toUserErrors(error)[0], ...combinedProblem }));
}
